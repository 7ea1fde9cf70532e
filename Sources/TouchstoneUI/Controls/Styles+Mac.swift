import Foundation
public import TouchstoneCore
import TouchstoneDrawing

// Styles that only the Mac has.

/// A box with a check mark before the label.
///
/// - Source: SwiftUI, `CheckboxToggleStyle`.
public struct CheckboxToggleStyle: ToggleStyle, Sendable {
  /// Creates the style; `.checkbox` is shorter.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      Image(
        systemName: configuration.isMixed
          ? "minus.square.fill" : configuration.isOn ? "checkmark.square.fill" : "square"
      )
      .foregroundStyle(configuration.isOn || configuration.isMixed ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      configuration.label
    }
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark before the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// All values below each other; drawn as the inline style is.
///
/// - Source: SwiftUI, `RadioGroupPickerStyle`.
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// Creates the style; `.radioGroup` is shorter.
  public init() {}
  public var _appearance: _PickerAppearance { .inline }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All values below each other; drawn as the inline style is.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// Rows in a border; drawn as the plain style is.
///
/// - Source: SwiftUI, `BorderedListStyle`.
public struct BorderedListStyle: ListStyle, Sendable {
  /// Creates the style; `.bordered` is shorter.
  public init() {}
  public var _appearance: _ListAppearance { .plain }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows in a border; drawn as the plain style is.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
  /// Rows in a border, every second one on a grey; drawn as the plain style is.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}

/// The label on a button of the Mac; drawn as the bordered style is.
///
/// - Source: SwiftUI, `AccessoryBarButtonStyle`.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style; `.accessoryBar` is shorter.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderless)
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// The label on a bar below the title.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// A link.
///
/// - Source: SwiftUI, `LinkButtonStyle`.
public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style; `.link` is shorter.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderless)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
