import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A control that increments and decrements a value.
///
/// - Source: SwiftUI, `Stepper`.
public struct Stepper<Label> where Label: View {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
}

extension Stepper: View, PrimitiveView {
  /// Creates a stepper that runs actions. A side whose action is `nil` is disabled.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), increment: onIncrement, decrement: onDecrement)
  }

  /// Creates a stepper for a value.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, bounds: nil, step: step, label: label())
  }

  /// Creates a stepper for a value in a range.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, bounds: bounds, step: step, label: label())
  }

  nonisolated init<V: Strideable>(value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride, label: Label) {
    let current = value.wrappedValue
    // Computed only when pressed: the type may have no next value.
    var increment: (() -> Void)? = { value.wrappedValue = current.advanced(by: step) }
    var decrement: (() -> Void)? = { value.wrappedValue = current.advanced(by: -step) }
    if let bounds {
      increment = { value.wrappedValue = Swift.min(current.advanced(by: step), bounds.upperBound) }
      decrement = { value.wrappedValue = Swift.max(current.advanced(by: -step), bounds.lowerBound) }
      if current >= bounds.upperBound { increment = nil }
      if current <= bounds.lowerBound { decrement = nil }
    }
    self.init(label: label, increment: increment, decrement: decrement)
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    context.evaluate(StepperBody(label: label, increment: increment, decrement: decrement))
      .described(as: .stepper, label: label.spokenLabel(in: context.environment), value: nil)
  }
}

/// A label and two buttons on a shape, as `UIStepper` draws them before iOS 26.
private struct StepperBody<Label: View>: View {
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look.desktop) private var desktop
  @Environment(\.look.controls.stepper) private var metrics
  @Environment(\.look.controls.fills) private var fills
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  var body: some View {
    if let desktop {
      FormRow(
        label: label, control: DesktopStepper(metrics: desktop, increment: increment, decrement: decrement),
        isCentred: true)
    } else if labelsHidden {
      control
    } else {
      HStack {
        label
        Spacer()
        control
      }
    }
  }

  private var control: some View {
    HStack(spacing: 0) {
      half(action: decrement, isPlus: false).accessibilityLabel(Text(system: .decrement))
      RoundedRectangle(cornerRadius: metrics.line.width / 2).fill(fills.system.color)
        .frame(width: metrics.line.width, height: metrics.line.height)
      half(action: increment, isPlus: true).accessibilityLabel(Text(system: .increment))
    }
    .frame(width: metrics.size.width, height: metrics.size.height)
    .background(RoundedRectangle(cornerRadius: metrics.cornerRadius).fill(fills.tertiary.color))
  }

  private func half(action: (() -> Void)?, isPlus: Bool) -> some View {
    Button(action: { action?() }) {
      ZStack {
        Capsule().frame(width: metrics.stroke.width, height: metrics.stroke.height)
        if isPlus { Capsule().frame(width: metrics.stroke.height, height: metrics.stroke.width) }
      }
      .foregroundStyle(action != nil && isEnabled ? Color.primary : Color.placeholder)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .buttonStyle(BareButtonStyle())
    .disabled(action == nil)
  }
}

/// A button that looks the same in every state.
struct BareButtonStyle: ButtonStyle, BuiltInStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
