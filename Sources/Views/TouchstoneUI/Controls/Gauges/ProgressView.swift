public import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// A view that shows the progress of a task.
///
/// - Source: SwiftUI, `ProgressView`.
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  let fraction: Double?
  /// The interval that is followed, and whether the bar becomes shorter; `nil` for a value.
  var interval: (dates: ClosedRange<Date>, countsDown: Bool)?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
}

extension ProgressView: View, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let fraction = fraction(at: context.environment.now)
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
      currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) })
    return context.evaluate(configuration, default: DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
      .described(
        as: .progressIndicator, label: label?.spokenLabel(in: context.environment),
        value: currentValueLabel?.spokenLabel(in: context.environment) ?? fraction?.spokenPercent)
  }

  private func fraction(at now: Date) -> Double? {
    guard let interval else { return fraction }
    let (start, end) = (interval.dates.lowerBound, interval.dates.upperBound)
    let passed = Self.fraction(now.timeIntervalSince(start), of: end.timeIntervalSince(start)) ?? 0
    return interval.countsDown ? 1 - passed : passed
  }

  private nonisolated init(_ dates: ClosedRange<Date>, _ countsDown: Bool, _ label: Label?, _ value: CurrentValueLabel?)
  {
    self.init(fraction: nil, interval: (dates, countsDown), label: label, currentValueLabel: value)
  }

  /// Returns the position of a value between 0 and a total, from 0 to 1.
  nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a spinner for a task of unknown duration.
  public nonisolated init() {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// Creates a bar that fills from 0 to the total. Pass `nil` if the value is unknown. Values outside the range are
  /// clamped.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(fraction: Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
  }

  /// Creates a view of the part of an interval that has passed at the environment's `now`.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval, countsDown, nil, nil)
  }

  /// Creates a bar that shows a `Progress` at the time when the view is created.
  public nonisolated init(_ progress: Progress) {
    self.init(fraction: progress.fractionCompleted, label: nil, currentValueLabel: nil)
  }
}

extension ProgressView {
  /// Creates a view of the part of an interval that has passed, with a label and the current value.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(timerInterval, countsDown, label(), currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a view of the part of an interval that has passed, with a label and the time that is left.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      timerInterval, countsDown, label(), DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Creates a bar with a label. Pass `nil` if the value is unknown.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
  }
}

extension ProgressView {
  /// Creates a bar with a label above and the current value below. Pass `nil` if the value is unknown.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a view from a style's configuration, drawn with the next outer style.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
