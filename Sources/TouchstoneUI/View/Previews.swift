public import Foundation

/// Views that an editor shows beside the code; here, code that compiles.
///
/// - Source: SwiftUI, `PreviewProvider`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }

  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// The platform on which a preview runs.
///
/// - Source: SwiftUI, `PreviewPlatform`.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}

/// The size in which a preview is shown.
///
/// - Source: SwiftUI, `PreviewLayout`.
public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
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

  public static let portrait = InterfaceOrientation(kind: .portrait)
  public static let portraitUpsideDown = InterfaceOrientation(kind: .portraitUpsideDown)
  public static let landscapeLeft = InterfaceOrientation(kind: .landscapeLeft)
  public static let landscapeRight = InterfaceOrientation(kind: .landscapeRight)

  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

/// Something that previews are shown in.
///
/// - Source: SwiftUI, `PreviewContextKey` and `PreviewContext`.
public protocol PreviewContextKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

// Pictures are made by tests, with sizes and devices of their own: what editors are told changes nothing.
extension View {
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
