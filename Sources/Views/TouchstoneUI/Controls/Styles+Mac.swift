import Foundation
public import TouchstoneCore
import TouchstoneDrawing

// Styles that only macOS has.

/// A checkbox before the label.
///
/// - Source: SwiftUI, `CheckboxToggleStyle`.
public struct CheckboxToggleStyle: ToggleStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.checkbox` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { CheckBoxBody(configuration: configuration) }

  private struct CheckBoxBody: View {
    @Environment(\.look.desktop) private var desktop
    @Environment(\.look.controls.markSpacing) private var spacing
    let configuration: Configuration

    var body: some View {
      if let desktop {
        CheckBox(
          metrics: desktop, label: configuration.label, isOn: configuration.isOn, isMixed: configuration.isMixed)
      } else {
        HStack(spacing: spacing) {
          Image(
            systemName: configuration.isMixed
              ? "minus.square.fill" : configuration.isOn ? "checkmark.square.fill" : "square"
          )
          .foregroundStyle(
            configuration.isOn || configuration.isMixed ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
          configuration.label
        }
      }
    }
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A checkbox before the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

/// All values below each other, drawn like the inline style.
///
/// - Source: SwiftUI, `RadioGroupPickerStyle`.
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// Creates the style; use `.radioGroup` as a shorthand.
  public init() {}
  public var _appearance: _PickerAppearance { .inline }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All values below each other, drawn like the inline style.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// Rows in a border, drawn like the plain style.
///
/// - Source: SwiftUI, `BorderedListStyle`.
public struct BorderedListStyle: ListStyle, Sendable {
  public let _alternatesRows: Bool

  /// Creates the style; use `.bordered` as a shorthand.
  public init() { self.init(alternatesRowBackgrounds: false) }
  /// Creates the style. On macOS, every second row can have a grey background.
  public init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }
  public var _appearance: _ListAppearance { .plain }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows in a border, drawn like the plain style.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
  /// Rows in a border, drawn like the plain style; on macOS, every second one can have a grey background.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// A button of a macOS accessory bar, drawn like the bordered style.
///
/// - Source: SwiftUI, `AccessoryBarButtonStyle`.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.accessoryBar` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderless)
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A button of an accessory bar below the title.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// A button that looks like a link.
///
/// - Source: SwiftUI, `LinkButtonStyle`.
public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.link` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderless)
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button that looks like a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
