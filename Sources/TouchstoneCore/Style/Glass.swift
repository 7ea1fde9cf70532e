public import Foundation
public import TouchstoneDrawing

/// A pane of glass.
///
/// Apple publishes nothing of how its glass bends light: it is drawn as a thin material, with the tint laid over it.
///
/// - Source: SwiftUI, `Glass`.
public struct Glass: Hashable, Sendable {
  var material: Material?
  var tintColor: Color?

  /// The usual glass.
  public static let regular = Glass(material: .thin)
  /// A clearer glass.
  public static let clear = Glass(material: .ultraThin)
  /// No glass.
  public static let identity = Glass(material: nil)

  /// The glass with a colour; `nil` takes the colour away.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tintColor = color
    return glass
  }

  /// The glass that moves under a finger; it lies still in pictures.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass where none is given: a capsule.
///
/// - Source: SwiftUI, `DefaultGlassEffectShape`.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes; it is at once there, or away.
///
/// - Source: SwiftUI, `GlassEffectTransition`.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// From the shape of glass nearby.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
  /// By growing clear.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
  /// Without a movement.
  public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
}

/// A view whose panes of glass flow together where they come close; here each keeps its shape.
///
/// - Source: SwiftUI, `GlassEffectContainer`.
public struct GlassEffectContainer<Content> where Content: View {
  let content: Content
}

extension GlassEffectContainer: View {
  /// Creates a container; the distance from which on panes flow together changes nothing here.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  public var body: some View { content }
}

extension View {
  /// Puts a pane of glass behind the view.
  @ViewBuilder
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassPane(glass: glass, shape: AnyShape(shape)))
  }

  /// Names a pane of glass, so that it changes into another one; no picture shows that.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Joins panes of glass of one name; here each keeps its shape.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }

  /// Sets how glass comes and goes; here it is at once there, or away.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// Extends the view's background below bars and sidebars; here it stays as it is.
  public nonisolated func backgroundExtensionEffect() -> some View { self }

  /// Extends the view's background below bars and sidebars; here it stays as it is.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }

  /// Sets how content blurs below bars; here it does not.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Sets whether content blurs below bars; here it does not.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }
}

private struct GlassPane: ViewModifier {
  let glass: Glass
  let shape: AnyShape

  func body(content: Content) -> some View {
    content.background {
      if let material = glass.material {
        shape.fill(material)
        if let tint = glass.tintColor { shape.fill(tint.opacity(0.6)) }
      }
    }
  }
}
