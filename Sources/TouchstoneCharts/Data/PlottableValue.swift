public import Foundation
public import TouchstoneUI

/// A value with a label, as marks take them.
///
/// ```swift
/// BarMark(x: .value("Day", date, unit: .day), y: .value("Steps", count))
/// ```
///
/// The label says what the value is. No picture shows it; a text of the tree names each axis by the first label on it.
///
/// - Source: Swift Charts, `PlottableValue`.
public struct PlottableValue<Value: Plottable> {
  let channel: PlottedChannel

  private init(_ label: PlottedLabel, _ value: PlottedChannel.Value) { channel = PlottedChannel(label, value) }
}

extension PlottableValue {
  /// A value.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    Self(.text(label), .value(value.plotted))
  }

  /// A value, its label looked up in the tables of strings.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    Self(.key(labelKey), .value(value.plotted))
  }

  /// A value, its label a resource.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue<Value> {
    Self(.resource(labelResource), .value(value.plotted))
  }

  /// A value, its label as it stands.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    Self(.words(String(label)), .value(value.plotted))
  }
}

extension PlottableValue where Value: Comparable {
  /// A range of values.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
    Self(.text(label), .range(range))
  }

  /// A range of values, its label looked up in the tables of strings.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
    Self(.key(labelKey), .range(range))
  }

  /// A range of values, its label a resource.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ range: Range<Value>) -> PlottableValue<Value> {
    Self(.resource(labelResource), .range(range))
  }

  /// A range of values, its label as it stands.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
    Self(.words(String(label)), .range(range))
  }

  /// A bin.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    Self(.text(label), .range(range))
  }

  /// A bin, its label looked up in the tables of strings.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    Self(.key(labelKey), .range(range))
  }

  /// A bin, its label a resource.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    Self(.resource(labelResource), .range(range))
  }

  /// A bin, its label as it stands.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    Self(.words(String(label)), .range(range))
  }
}

extension PlottableValue where Value == Date {
  /// The unit of time that a date lies in.
  ///
  /// The calendar is that of the environment by default.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    Self(.text(label), .unit(date, unit, calendar))
  }

  /// The unit of time that a date lies in, its label looked up in the tables of strings.
  ///
  /// The calendar is that of the environment by default.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    Self(.key(labelKey), .unit(date, unit, calendar))
  }

  /// The unit of time that a date lies in, its label a resource.
  ///
  /// The calendar is that of the environment by default.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    Self(.resource(labelResource), .unit(date, unit, calendar))
  }

  /// The unit of time that a date lies in, its label as it stands.
  ///
  /// The calendar is that of the environment by default.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    Self(.words(String(label)), .unit(date, unit, calendar))
  }
}
