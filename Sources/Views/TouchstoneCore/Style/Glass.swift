public import Foundation
public import TouchstoneDrawing

/// The Liquid Glass material.
///
/// Touchstone blurs what is behind the glass, adds a pale fill or the tint, and draws a light rim and a soft shadow.
/// Apple does not document how its glass bends light, so nothing is bent.
///
/// - Source: SwiftUI, `Glass`.
public struct Glass: Hashable, Sendable {
  enum Variant: Hashable { case regular, clear, identity }

  let variant: Variant
  var tintColor: Color?
  var isInteractive = false

  /// The regular variant of glass.
  public static let regular = Glass(variant: .regular)
  /// The clear variant of glass, which blurs and covers less.
  public static let clear = Glass(variant: .clear)
  /// No glass.
  public static let identity = Glass(variant: .identity)

  /// Returns the glass with a tint; `nil` removes the tint.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tintColor = color
    return glass
  }

  /// Returns glass that is lighter while the button that it is in is pressed.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
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

extension View {
  /// Draws glass behind the view.
  ///
  ///     Label("Share", systemImage: "square.and.arrow.up").padding().glassEffect(.regular.tint(.blue))
  ///
  /// In a ``GlassEffectContainer``, glass that is close to other glass merges with it.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassEffectModifier(glass: glass, shape: AnyShape(shape)))
  }

  /// Merges the glass in the view into one shape with other glass of the same identifier, in a container of glass.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    environment(\.glass.union, id.map { GlassSettings.Union(id: AnyHashable($0), namespace: namespace) })
  }
}
