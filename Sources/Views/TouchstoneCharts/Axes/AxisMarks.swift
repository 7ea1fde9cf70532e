public import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// The grid lines, ticks and labels of an axis.
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
  /// Creates axis marks from each of the automatically chosen values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, .rule(values), .custom { content($0).lowered })
  }

  /// Creates the same axis marks at each of the automatically chosen values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, .rule(values), .custom { _ in content().lowered })
  }

  /// Creates axis marks from each of the given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, .list(values.map(\.plotted)), .custom { content($0).lowered })
  }

  /// Creates the same axis marks at each of the given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, .list(values.map(\.plotted)), .custom { _ in content().lowered })
  }
}

extension AxisMarks where Content == Never {
  /// Creates the default marks at automatically chosen values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, .rule(values), .standard(stroke: stroke, format: nil))
  }

  /// Creates the default marks at the given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, .list(values.map(\.plotted)), .standard(stroke: stroke, format: nil))
  }

  /// Creates the default marks at automatically chosen values, with formatted labels.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(preset, position, .rule(values), .standard(stroke: stroke, format: AxisFormat(format)))
  }

  /// Creates the default marks at the given values, with formatted labels.
  public init<F: FormatStyle, Value: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where F.FormatInput == Value, F.FormatOutput == String {
    self.init(preset, position, .list(values.map(\.plotted)), .standard(stroke: stroke, format: AxisFormat(format)))
  }
}
