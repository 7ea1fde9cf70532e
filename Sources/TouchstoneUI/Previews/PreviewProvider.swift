import Foundation
public import TouchstoneCore

/// Views that an editor shows beside the code. `Previews.all(in:)` of TouchstoneTesting finds them.
///
/// - Source: SwiftUI, `PreviewProvider`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The views that are shown.
  associatedtype Previews: View

  /// The views that are shown.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }

  /// The platform on which they are shown; `nil` for any.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// What the modifiers of previews say about a view, for whoever shows it.
package struct PreviewSettings: Sendable {
  package var displayName: String?
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var orientation: InterfaceOrientation?
}

extension ContainerValues {
  private enum PreviewSettingsKey: ContainerValueKey {
    static var defaultValue: PreviewSettings { PreviewSettings() }
  }

  /// What the modifiers of previews say.
  package var previewSettings: PreviewSettings {
    get { self[PreviewSettingsKey.self] }
    set { self[PreviewSettingsKey.self] = newValue }
  }
}
