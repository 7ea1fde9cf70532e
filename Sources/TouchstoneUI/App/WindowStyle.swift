import TouchstoneCore
import TouchstoneDrawing

/// How a window looks.
///
/// - Source: SwiftUI, `WindowStyle`.
public protocol WindowStyle {}

/// As the platform has it.
public struct DefaultWindowStyle: WindowStyle {}

/// With a title bar.
public struct TitleBarWindowStyle: WindowStyle {}

/// Without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {}

/// Without anything around the content.
public struct PlainWindowStyle: WindowStyle {}

extension WindowStyle where Self == DefaultWindowStyle {
  /// As the platform has it.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// Without anything around the content.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
