/// Whether materials use their appearance for active windows; in Touchstone, as on all platforms except macOS, they
/// always do.
///
/// - Source: SwiftUI, `MaterialActiveAppearance`.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let kind: Int

  /// The default appearance of the material.
  public static let automatic = MaterialActiveAppearance(kind: 0)
  /// The appearance in an active window.
  public static let active = MaterialActiveAppearance(kind: 1)
  /// The appearance in an inactive window, which Touchstone draws as active.
  public static let inactive = MaterialActiveAppearance(kind: 2)
  /// The appearance of the window, which is always active in Touchstone.
  public static let matchWindow = MaterialActiveAppearance(kind: 3)
}

extension Material {
  /// Returns the material unchanged, because it is always active.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension ShapeStyle {
  /// Returns the style unchanged, because its materials are always active.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle { self }
}

extension View {
  /// Sets the active appearance of materials in the view, which are always active in Touchstone.
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
}

extension EnvironmentValues {
  /// The active appearance of materials.
  @Entry public var materialActiveAppearance: MaterialActiveAppearance = .automatic
}
