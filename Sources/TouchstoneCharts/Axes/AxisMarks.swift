public import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// Lines, ticks and labels at values of an axis.
///
/// ```swift
/// .chartYAxis {
///   AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) { value in
///     AxisGridLine()
///     AxisValueLabel("\(value.index)")
///   }
/// }
/// ```
///
/// - Source: Swift Charts, `AxisMarks`.
public struct AxisMarks<Content: AxisMark>: PrimitiveAxisContent {
  public typealias Body = Never

  let specifications: [AxisMarksSpecification]

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarksSpecification.Values,
    _ content: AxisMarksSpecification.Content
  ) {
    specifications = [
      AxisMarksSpecification(preset: preset, position: position, values: values, content: content)
    ]
  }
}

extension AxisMarks {
  /// Creates the marks of values that a rule finds.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, .rule(values), .custom { content($0).lowered })
  }

  /// Creates the same marks for values that a rule finds.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, .rule(values), .custom { _ in content().lowered })
  }

  /// Creates the marks of values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, .list(values.map(\.plotted)), .custom { content($0).lowered })
  }

  /// Creates the same marks for values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, .list(values.map(\.plotted)), .custom { _ in content().lowered })
  }
}

extension AxisMarks where Content == Never {
  /// Creates the usual marks of values that a rule finds.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, .rule(values), .standard(stroke: stroke, format: nil))
  }

  /// Creates the usual marks of values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, .list(values.map(\.plotted)), .standard(stroke: stroke, format: nil))
  }

  /// Creates the usual marks of values that a rule finds, with labels in a format.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(preset, position, .rule(values), .standard(stroke: stroke, format: AxisFormat(format)))
  }

  /// Creates the usual marks of values, with labels in a format.
  public init<F: FormatStyle, Value: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where F.FormatInput == Value, F.FormatOutput == String {
    self.init(preset, position, .list(values.map(\.plotted)), .standard(stroke: stroke, format: AxisFormat(format)))
  }
}
