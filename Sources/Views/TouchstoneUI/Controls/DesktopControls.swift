import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// A push button of macOS.
struct PushButton<Label: View>: View {
  @Environment(\.controlSize) private var controlSize
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.controls.disabledControlOpacity) private var disabledOpacity
  @Environment(\.tint.color) private var tint
  let metrics: DesktopMetrics
  let label: Label
  var isProminent = false
  var isDestructive = false
  var isPressed = false

  private var fill: Color { isProminent ? tint ?? .accentColor : metrics.pushFill.color }

  private var foreground: Color { isProminent ? .white : isDestructive ? .red : .primary }

  private var control: DesktopMetrics.Control { metrics.sizes[controlSize] }

  var body: some View {
    label
      .containerStyle { $0.modifier(ControlFont()).lineLimit(1) }
      .modifier(DefaultForeground(foreground))
      .padding(.horizontal, metrics.pushPadding)
      .frame(minHeight: control.pushHeight)
      .background { PushShape(metrics: metrics, fill: fill) }
      .opacity(isEnabled ? 1 : disabledOpacity)
      .brightness(isPressed ? metrics.pressedBrightness : 0)
  }
}

/// The raised shape of push buttons and pop-up buttons.
struct PushShape: View {
  @Environment(\.controlSize) private var controlSize
  let metrics: DesktopMetrics
  let fill: Color

  private var control: DesktopMetrics.Control { metrics.sizes[controlSize] }

  var body: some View {
    RoundedRectangle(cornerRadius: control.pushRadius).fill(fill)
      .shadow(metrics.pushShadow)
  }
}

/// A check box of macOS before its label.
struct CheckBox<Label: View>: View {
  @Environment(\.controlSize) private var controlSize
  @Environment(\.look.fonts.markWeight) private var markWeight
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.controls.disabledControlOpacity) private var disabledOpacity
  @Environment(\.tint.color) private var tint
  let metrics: DesktopMetrics
  let label: Label
  let isOn: Bool
  var isMixed = false

  private var control: DesktopMetrics.Control { metrics.sizes[controlSize] }

  var body: some View {
    HStack(spacing: metrics.boxSpacing) {
      RoundedRectangle(cornerRadius: control.boxRadius)
        .fill(isOn || isMixed ? tint ?? .accentColor : metrics.boxFill.color)
        .overlay {
          if !isOn, !isMixed {
            RoundedRectangle(cornerRadius: control.boxRadius)
              .strokeBorder(metrics.boxRim.color, lineWidth: metrics.boxRimWidth)
          }
        }
        .overlay {
          if isOn || isMixed {
            Image(systemName: isMixed ? "minus" : "checkmark").font(
              .system(size: control.markSize, weight: markWeight)
            )
            .foregroundStyle(.white)
          }
        }
        .frame(width: control.boxSize, height: control.boxSize)
      label.containerStyle { $0.modifier(ControlFont()) }
    }
    .opacity(isEnabled ? 1 : disabledOpacity)
  }
}

/// The chosen value on a raised shape, with arrows, as wide as the space for it; in a grouped form without a shape.
///
/// - Source: SwiftUI, `ButtonSizing`: pickers are flexible on macOS 15, and since macOS 26 only with `.flexible`.
struct PopUpButton: View {
  @Environment(\.controlSize) private var controlSize
  @Environment(\.surroundings.form) private var form
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.look.controls.fills) private var fills
  @Environment(\.look.fonts.markWeight) private var markWeight
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.controls.disabledControlOpacity) private var disabledOpacity
  @Environment(\.tint.color) private var tint
  let metrics: DesktopMetrics
  let value: AnyView?

  private var control: DesktopMetrics.Control { metrics.sizes[controlSize] }

  var body: some View {
    HStack(spacing: metrics.pushPadding) {
      value.containerStyle { $0.foregroundStyle(Color.primary).lineLimit(1) }
      if form != .grouped, sizing != .fitted { Spacer(minLength: 0) }
      RoundedRectangle(cornerRadius: control.arrowRadius)
        .fill(form == .grouped ? fills.tertiary.color : tint ?? .accentColor)
        .frame(width: control.arrowSize, height: control.arrowSize)
        .overlay {
          Image(systemName: "chevron.up.chevron.down").font(.system(size: control.markSize, weight: markWeight))
            .foregroundStyle(form == .grouped ? Color.primary : .white)
        }
    }
    .padding(.leading, metrics.pushPadding).padding(.trailing, form == .grouped ? 0 : metrics.arrowInset)
    .frame(height: control.popUpHeight)
    .background { if form != .grouped { PushShape(metrics: metrics, fill: metrics.pushFill.color) } }
    .opacity(isEnabled ? 1 : disabledOpacity)
  }
}

/// A control of macOS after its label: at the trailing edge in a grouped form, else beside the label. In a form in
/// columns, the leading edges of all controls are in line.
struct FormRow<Label: View, Control: View>: View {
  @Environment(\.look.desktop) private var metrics
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.surroundings.form) private var form
  let label: Label
  let control: Control
  /// Whether the middle of the control, which has no text, is that of the label's letters.
  var isCentred = false

  private var aligned: some View {
    control.alignmentGuide(.firstTextBaseline) {
      isCentred ? $0[VerticalAlignment.center] + (metrics?.baselineOffset ?? 0) : $0[.firstTextBaseline]
    }
  }

  var body: some View {
    if labelsHidden || Label.self == EmptyView.self {
      control
    } else if form == .grouped {
      HStack(alignment: .firstTextBaseline) {
        label.containerStyle { $0.modifier(ControlFont()) }
        Spacer()
        aligned
      }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: metrics?.labelSpacing) {
        label.containerStyle { $0.modifier(ControlFont()) }
        aligned.alignmentGuide(.formControl) { $0[.leading] }
      }
    }
  }
}

/// The leading edge of the controls of a form in columns.
private enum FormControl: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

extension HorizontalAlignment {
  /// The leading edge of the controls of a form in columns.
  static let formControl = HorizontalAlignment(FormControl.self)
}
