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
    .buttonStyle(JoinedButtonStyle(metrics: metrics))
    .background { PushShape(metrics: metrics, fill: metrics.pushFill.color) }
  }
}

private struct JoinedButtonStyle: ButtonStyle {
  let metrics: DesktopMetrics

  func makeBody(configuration: Configuration) -> some View {
    JoinedButton(metrics: metrics, configuration: configuration)
  }
}

private struct JoinedButton: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.controls.disabledOpacity) private var disabledOpacity
  let metrics: DesktopMetrics
  let configuration: ButtonStyleConfiguration

  var body: some View {
    configuration.label
      .modifier(ControlFont())
      .lineLimit(1)
      .modifier(DefaultForeground(configuration.role == .destructive ? Color.red : .primary))
      .padding(.horizontal, metrics.pushPadding)
      .frame(minHeight: metrics.control.pushHeight)
      .background {
        if configuration.isPressed {
          RoundedRectangle(cornerRadius: metrics.control.pushRadius).fill(metrics.pushFill.color)
            .brightness(metrics.pressedBrightness)
        }
      }
      .opacity(isEnabled ? 1 : disabledOpacity)
  }
}
