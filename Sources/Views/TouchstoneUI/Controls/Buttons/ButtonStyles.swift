import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A style whose buttons run their action when tapped.
protocol BuiltInButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  /// The shape behind the label.
  var shape: SystemButtonShape.Kind { get }
}

extension BuiltInButtonStyle {
  var shape: SystemButtonShape.Kind { .none }
}

/// The default style: the label in the tint colour.
public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { AutomaticLabel(configuration: configuration) }
}

/// The label in the tint colour, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle, Sendable {
  /// Creates the style; use `.borderless` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { TintedLabel(configuration: configuration) }
}

/// The unchanged label.
public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle, Sendable {
  /// Creates the style; use `.plain` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { PlainLabel(configuration: configuration) }
}

/// The label in the tint colour on a grey shape, or on a pale shape of the tint if code has set one.
public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle, Sendable {
  var shape: SystemButtonShape.Kind { .bordered }

  /// Creates the style; use `.bordered` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, isProminent: false)
  }
}

/// The label in white on a shape in the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle, Sendable {
  var shape: SystemButtonShape.Kind { .prominent }

  /// Creates the style; use `.borderedProminent` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, isProminent: true)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style: the label in the tint colour.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint colour, without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The unchanged label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in the tint colour on a grey shape, or on a pale shape of the tint if code has set one.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on a shape in the tint colour.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

private struct PlainLabel: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.controls) private var metrics
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    configuration.label.opacity(
      !isEnabled ? metrics.disabledOpacity : configuration.isPressed ? metrics.pressedOpacity : 1)
  }
}

/// A push button on macOS, else the label in the tint colour.
private struct AutomaticLabel: View {
  @Environment(\.look.desktop) private var desktop
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    if let desktop, configuration.destination == nil {
      PushButton(
        metrics: desktop, label: configuration.label, isDestructive: configuration.role == .destructive,
        isPressed: configuration.isPressed)
    } else {
      TintedLabel(configuration: configuration)
    }
  }
}

private struct TintedLabel: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.controls.pressedOpacity) private var pressedOpacity
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    if configuration.isPressed {
      label.opacity(pressedOpacity)
    } else {
      label
    }
  }

  private var label: some View {
    configuration.label.modifier(
      DefaultForeground(
        !isEnabled
          ? AnyShapeStyle(Color.placeholder)
          : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())))
  }
}

/// A label on a shape.
///
/// A regular button is 14 points higher and 24 wider than its label.
private struct BorderedLabel: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.font) private var font
  @Environment(\.controlSize) private var controlSize
  @Environment(\.controlSettings.borderShape) private var borderShape
  @Environment(\.tint.color) private var tint
  @Environment(\.look.controls) private var metrics
  @Environment(\.look.fonts) private var fonts
  @Environment(\.look.desktop) private var desktop
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool

  private var color: Color? { configuration.role == .destructive ? .red : tint }

  private var background: Color {
    guard isEnabled else { return isProminent ? metrics.disabledFill.color : metrics.fills.tertiary.color }
    if isProminent { return color ?? .accentColor }
    return color?.opacity(metrics.buttons.tintOpacity) ?? metrics.fills.tertiary.color
  }

  private var foreground: Color {
    guard isEnabled else { return isProminent ? metrics.disabledText.color : Color.placeholder }
    return isProminent ? .white : color ?? .accentColor
  }

  private var padding: CGSize { metrics.buttons.padding(of: controlSize) }

  private var shape: AnyShape {
    switch borderShape.kind {
    case .capsule: return AnyShape(Capsule())
    case .circle: return AnyShape(Circle())
    case .roundedRectangle(let radius?): return AnyShape(RoundedRectangle(cornerRadius: radius))
    case .automatic where controlSize < .regular: return AnyShape(Capsule())
    case .automatic, .roundedRectangle:
      return AnyShape(roundness: metrics.buttonRoundness)
    }
  }

  var body: some View {
    if let desktop {
      PushButton(
        metrics: desktop, label: configuration.label, isProminent: isProminent,
        isDestructive: configuration.role == .destructive, isPressed: configuration.isPressed)
    } else if configuration.isPressed {
      label.opacity(metrics.pressedBorderedOpacity)
    } else {
      label
    }
  }

  private var label: some View {
    configuration.label
      .font(font ?? (controlSize < .regular ? fonts.smallButton.font : fonts.button.font))
      .modifier(DefaultForeground(foreground))
      .padding(.horizontal, padding.width)
      .padding(.vertical, padding.height)
      .background { shape.fill(background) }
  }
}
