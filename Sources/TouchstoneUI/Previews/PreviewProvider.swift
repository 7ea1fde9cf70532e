public import Foundation
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

/// The platform on which a preview runs.
///
/// - Source: SwiftUI, `PreviewPlatform`.
public enum PreviewPlatform: Hashable, Sendable {
  /// iPhone and iPad.
  case iOS
  /// The Mac.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
}

/// The size in which a preview is shown.
///
/// - Source: SwiftUI, `PreviewLayout`.
public enum PreviewLayout: Hashable, Sendable {
  /// As large as the device's screen.
  case device
  /// As large as the view.
  case sizeThatFits
  /// A width and a height in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device on which a preview is shown.
///
/// - Source: SwiftUI, `PreviewDevice`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral: String) {
    rawValue = stringLiteral
  }
}

/// How a device is held.
///
/// - Source: SwiftUI, `InterfaceOrientation`.
public struct InterfaceOrientation: CaseIterable, Hashable, Sendable {
  private enum Kind { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }

  private let kind: Kind

  /// Upright.
  public static let portrait = InterfaceOrientation(kind: .portrait)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(kind: .portraitUpsideDown)
  /// Held across, the device's top at the left.
  public static let landscapeLeft = InterfaceOrientation(kind: .landscapeLeft)
  /// Held across, the device's top at the right.
  public static let landscapeRight = InterfaceOrientation(kind: .landscapeRight)

  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

/// Something that previews are shown in.
///
/// - Source: SwiftUI, `PreviewContextKey` and `PreviewContext`.
public protocol PreviewContextKey {
  /// What the context tells.
  associatedtype Value

  /// The value of previews that say nothing.
  static var defaultValue: Self.Value { get }
}

/// What previews are shown in.
public protocol PreviewContext {
  /// What the context tells under a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
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

// A preview's outermost modifier wins, as each sets what those within have set.
extension View {
  /// Says which device the preview is on. Other pictures stay the same.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    containerValue(\.previewSettings.device, value)
  }

  /// Sets the name of the preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    containerValue(\.previewSettings.displayName, value)
  }

  /// Says how large the preview is. Other pictures stay the same.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    containerValue(\.previewSettings.layout, value)
  }

  /// Says how the preview's device is held. Other pictures stay the same.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    containerValue(\.previewSettings.orientation, value)
  }

  /// Sets what an editor shows the preview in; pictures stay the same.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
