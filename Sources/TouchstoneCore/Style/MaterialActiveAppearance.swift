/// Whether materials look as in a window that is in use; here, as everywhere but on macOS, they always do.
///
/// - Source: SwiftUI, `MaterialActiveAppearance`.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let kind: Int

  /// As suits the material.
  public static let automatic = MaterialActiveAppearance(kind: 0)
  /// As in a window that is in use.
  public static let active = MaterialActiveAppearance(kind: 1)
  /// As in a window that is not in use; drawn as active all the same.
  public static let inactive = MaterialActiveAppearance(kind: 2)
  /// As the window; here always active.
  public static let matchWindow = MaterialActiveAppearance(kind: 3)
}

extension Material {
  /// The material as it is: it is always active.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension ShapeStyle {
  /// The style as it is: its materials are always active.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle { self }
}

extension View {
  /// Says how materials in the view look; they are always active.
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
}

extension EnvironmentValues {
  private enum MaterialActiveAppearanceKey: EnvironmentKey {
    static var defaultValue: MaterialActiveAppearance { .automatic }
  }

  /// How materials look.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }
}
