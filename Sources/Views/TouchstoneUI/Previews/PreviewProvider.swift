import Foundation
public import TouchstoneCore

/// A type that provides views for an editor to show beside the code. `Previews.all(in:)` of TouchstoneTesting finds
/// them.
///
/// - Source: SwiftUI, `PreviewProvider`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The views of the previews.
  associatedtype Previews: View

  /// The views of the previews.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }

  /// The platform on which they are shown, or `nil` for any.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// The settings that a view's preview modifiers make.
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

  /// The settings of the preview modifiers.
  package var previewSettings: PreviewSettings {
    get { self[PreviewSettingsKey.self] }
    set { self[PreviewSettingsKey.self] = newValue }
  }
}
