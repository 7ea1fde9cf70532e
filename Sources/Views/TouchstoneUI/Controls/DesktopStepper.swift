import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The two arrows of a stepper of macOS, one above the other.
struct DesktopStepper: View {
  @Environment(\.controlSize) private var controlSize
  @Environment(\.look.fonts.markWeight) private var weight
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.controls.disabledControlOpacity) private var disabledOpacity
  let metrics: DesktopMetrics
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  private var control: DesktopMetrics.Control { metrics.sizes[controlSize] }

  var body: some View {
    VStack(spacing: 0) {
      half("chevron.up", action: increment).accessibilityLabel(Text(system: .increment))
      half("chevron.down", action: decrement).accessibilityLabel(Text(system: .decrement))
    }
    .frame(width: control.stepperSize.width, height: control.stepperSize.height)
    .background {
      RoundedRectangle(cornerRadius: control.stepperRadius).fill(metrics.pushFill.color).shadow(
        metrics.pushShadow)
    }
    .opacity(isEnabled ? 1 : disabledOpacity)
    // Its arrows have no effect on the baseline of a text beside it.
    .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + metrics.baselineOffset }
  }

  private func half(_ symbol: String, action: (() -> Void)?) -> some View {
    Button(action: { action?() }) {
      Image(systemName: symbol).font(.system(size: control.stepperArrowSize, weight: weight))
        .foregroundStyle(action == nil ? Color.placeholder : .primary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .buttonStyle(BareButtonStyle())
    .disabled(action == nil)
  }
}
