public import Foundation

/// Views that an editor shows beside the code; here, code that compiles.
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

// Pictures are made by tests, with sizes and devices of their own: what editors are told changes nothing.
extension View {
  /// Says which device an editor shows the preview on; pictures look the same.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the name of the preview in an editor; pictures look the same.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  /// Says how large an editor shows the preview; pictures look the same.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Says how an editor turns the preview's device; pictures look the same.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

  /// Sets what an editor shows the preview in; pictures look the same.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
