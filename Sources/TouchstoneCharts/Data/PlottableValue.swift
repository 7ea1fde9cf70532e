public import Foundation
public import TouchstoneUI

/// A value with a label, as marks take them.
///
/// ```swift
/// BarMark(x: .value("Day", date, unit: .day), y: .value("Steps", count))
/// ```
///
/// The label says what the value is, to whoever reads the source; neither a picture nor what is read aloud of the chart
/// shows it.
///
/// - Source: Swift Charts, `PlottableValue`.
public struct PlottableValue<Value: Plottable> {
  let channel: PlottedChannel
}

extension PlottableValue {
  /// A value.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(channel: .value(value.plotted))
  }

  /// A value, its label looked up in the tables of strings.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(channel: .value(value.plotted))
  }

  /// A value, its label a resource.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(channel: .value(value.plotted))
  }

  /// A value, its label as it stands.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(channel: .value(value.plotted))
  }
}

extension PlottableValue where Value: Comparable {
  /// A range of values.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
    PlottableValue(channel: .range(range.lowerBound.plotted, range.upperBound.plotted))
  }

  /// A range of values, its label looked up in the tables of strings.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
    value(Text(labelKey), range)
  }

  /// A range of values, its label a resource.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ range: Range<Value>) -> PlottableValue<Value> {
    value(Text(labelResource), range)
  }

  /// A range of values, its label as it stands.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
    value(Text(label), range)
  }

  /// A bin.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    PlottableValue(channel: .range(range.lowerBound.plotted, range.upperBound.plotted))
  }

  /// A bin, its label looked up in the tables of strings.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    value(Text(labelKey), range)
  }

  /// A bin, its label a resource.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    value(Text(labelResource), range)
  }

  /// A bin, its label as it stands.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    value(Text(label), range)
  }
}

extension PlottableValue where Value == Date {
  /// The unit of time that a date lies in; the calendar of the environment by default.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    PlottableValue(channel: .unit(date, unit, calendar))
  }

  /// The unit of time that a date lies in, its label looked up in the tables of strings.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    value(Text(labelKey), date, unit: unit, calendar: calendar)
  }

  /// The unit of time that a date lies in, its label a resource.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    value(Text(labelResource), date, unit: unit, calendar: calendar)
  }

  /// The unit of time that a date lies in, its label as it stands.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    value(Text(label), date, unit: unit, calendar: calendar)
  }
}
