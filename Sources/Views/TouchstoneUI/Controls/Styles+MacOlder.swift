import Foundation
public import TouchstoneCore

// Styles that only macOS has, and that are rarely used.

/// A button of a macOS accessory bar that does something, drawn like the borderless style.
///
/// - Source: SwiftUI, `AccessoryBarActionButtonStyle`.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.accessoryBarAction` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderless)
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A button of an accessory bar that does something.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

/// A menu that is drawn as a bordered button.
///
/// - Source: SwiftUI, `BorderedButtonMenuStyle`.
public struct BorderedButtonMenuStyle: MenuStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.borderedButton` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).menuStyle(.button).buttonStyle(.bordered)
  }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A menu that is drawn as a bordered button.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// The text in a border with square corners, drawn like the rounded one.
///
/// - Source: SwiftUI, `SquareBorderTextFieldStyle`.
public struct SquareBorderTextFieldStyle: TextFieldStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.squareBorder` as a shorthand.
  public nonisolated init() {}

  public func _body(configuration: TextField<Self._Label>) -> some View { configuration.hasBorder(true) }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The text in a border with square corners, drawn like the rounded one.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// A menu with the chosen value, drawn like the menu style.
///
/// - Source: SwiftUI, `PopUpButtonPickerStyle`.
public struct PopUpButtonPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
  public var _appearance: _PickerAppearance { .automatic }
}
