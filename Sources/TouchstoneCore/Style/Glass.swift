public import Foundation
public import TouchstoneDrawing

/// The Liquid Glass material.
///
/// Apple does not document how its glass refracts light, so Touchstone draws it as a thin material with the tint on
/// top.
///
/// - Source: SwiftUI, `Glass`.
public struct Glass: Hashable, Sendable {
  var material: Material?
  var tintColor: Color?

  /// The regular variant of glass.
  public static let regular = Glass(material: .thin)
  /// The clear variant of glass.
  public static let clear = Glass(material: .ultraThin)
  /// No glass.
  public static let identity = Glass(material: nil)

  /// Returns the glass with a tint; `nil` removes the tint.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tintColor = color
    return glass
  }

  /// Returns glass that reacts to touches, which pictures do not show.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The default shape of glass: a capsule.
///
/// - Source: SwiftUI, `DefaultGlassEffectShape`.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The transition of glass, which Touchstone ignores.
///
/// - Source: SwiftUI, `GlassEffectTransition`.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// The glass morphs from and to the shape of nearby glass.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
  /// The glass fades in and out.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
  /// The glass appears and disappears without an effect.
  public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
}

/// A container that merges nearby glass effects; in Touchstone, each keeps its own shape.
///
/// - Source: SwiftUI, `GlassEffectContainer`.
public struct GlassEffectContainer<Content> where Content: View {
  let content: Content
}

extension GlassEffectContainer: View {
  /// Creates a container; Touchstone ignores the distance within which glass merges.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  public var body: some View { content }
}

extension View {
  /// Draws glass behind the view.
  @ViewBuilder
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassPane(glass: glass, shape: AnyShape(shape)))
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
