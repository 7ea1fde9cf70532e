import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The controls of a group of macOS on one raised shape, with lines between them.
struct JoinedControls<Content: View>: View {
  @Environment(\.look.controls) private var controls
  let metrics: DesktopMetrics
  let content: Content

  var body: some View {
    HStack(spacing: 0) {
      Group(subviews: content) { parts in
        ForEach(parts.indices, id: \.self) { index in
          parts[index].overlay(alignment: .leading) {
            if index > 0 {
              Rectangle().fill(controls.segmentLine.color)
                .frame(width: controls.segmentDivider.width, height: controls.segmentDivider.height)
                .offset(x: -controls.segmentDivider.width / 2)
            }
          }
        }
      }
    }
    .containerStyle {
      $0.buttonStyle(JoinedButtonStyle(metrics: metrics)).toggleStyle(JoinedToggleStyle(metrics: metrics))
    }
    .background { PushShape(metrics: metrics, fill: metrics.pushFill.color) }
  }
}

private struct JoinedButtonStyle: ButtonStyle, BuiltInStyle {
  let metrics: DesktopMetrics

  func makeBody(configuration: Configuration) -> some View {
    JoinedLabel(
      metrics: metrics, label: configuration.label, isDestructive: configuration.role == .destructive,
      isPressed: configuration.isPressed)
  }
}

/// A toggle as a button, which stays pressed while it is on.
private struct JoinedToggleStyle: ToggleStyle, BuiltInStyle {
  let metrics: DesktopMetrics

  func makeBody(configuration: Configuration) -> some View {
    Button(
      action: { configuration.isOn.toggle() },
      label: {
        JoinedLabel(metrics: metrics, label: configuration.label, isPressed: configuration.isOn)
      }
    )
    .containerStyle { $0.buttonStyle(BareButtonStyle()) }
  }
}

private struct JoinedLabel<Label: View>: View {
  @Environment(\.controlSize) private var controlSize
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.controls.disabledOpacity) private var disabledOpacity
  let metrics: DesktopMetrics
  let label: Label
  var isDestructive = false
  let isPressed: Bool

  private var control: DesktopMetrics.Control { metrics.sizes[controlSize] }

  var body: some View {
    label
      .containerStyle { $0.modifier(ControlFont()).lineLimit(1) }
      .modifier(DefaultForeground(isDestructive ? Color.red : .primary))
      .padding(.horizontal, metrics.pushPadding)
      .frame(minHeight: control.pushHeight)
      .background {
        if isPressed {
          RoundedRectangle(cornerRadius: control.pushRadius).fill(metrics.pushFill.color)
            .brightness(metrics.pressedBrightness)
        }
      }
      .opacity(isEnabled ? 1 : disabledOpacity)
  }
}
