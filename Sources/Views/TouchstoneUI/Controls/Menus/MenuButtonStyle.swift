/// A style of menu buttons. Ignored in pictures.
///
/// - Source: SwiftUI, `MenuButtonStyle`.
public protocol MenuButtonStyle {}

/// The default style. Ignored in pictures.
///
/// - Source: SwiftUI, `DefaultMenuButtonStyle`.
public struct DefaultMenuButtonStyle: MenuButtonStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// A button with an arrow. Ignored in pictures.
///
/// - Source: SwiftUI, `PullDownMenuButtonStyle`.
public struct PullDownMenuButtonStyle: MenuButtonStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// A label with an arrow. Ignored in pictures.
///
/// - Source: SwiftUI, `BorderlessPullDownMenuButtonStyle`.
public struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}

/// A label. Ignored in pictures.
///
/// - Source: SwiftUI, `BorderlessButtonMenuButtonStyle`.
public struct BorderlessButtonMenuButtonStyle: MenuButtonStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}
}
