public import Foundation
public import TouchstoneUI

/// A labelled value that a mark plots.
///
/// ```swift
/// BarMark(x: .value("Day", date, unit: .day), y: .value("Steps", count))
/// ```
///
/// The label describes the value. No picture shows it; in a text of the view tree, the first label on an axis names the
/// axis.
///
/// - Source: Swift Charts, `PlottableValue`.
public struct PlottableValue<Value: Plottable> {
  let channel: PlottedChannel

  private init(_ label: PlottedLabel, _ value: PlottedChannel.Value) { channel = PlottedChannel(label, value) }
}

extension PlottableValue {
  /// Returns a value with a label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    Self(.text(label), .value(value.plotted))
  }

  /// Returns a value with a localised label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    Self(.key(labelKey), .value(value.plotted))
  }

  /// Returns a value with a string resource as its label.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> PlottableValue<Value> {
    Self(.resource(labelResource), .value(value.plotted))
  }

  /// Returns a value with an unlocalised label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    Self(.words(String(label)), .value(value.plotted))
  }
}

extension PlottableValue where Value: Comparable {
  /// Returns a range of values with a label.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> {
    Self(.text(label), .range(range))
  }

  /// Returns a range of values with a localised label.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> {
    Self(.key(labelKey), .range(range))
  }

  /// Returns a range of values with a string resource as its label.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ range: Range<Value>) -> PlottableValue<Value> {
    Self(.resource(labelResource), .range(range))
  }

  /// Returns a range of values with an unlocalised label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> {
    Self(.words(String(label)), .range(range))
  }

  /// Returns a bin with a label.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    Self(.text(label), .range(range))
  }

  /// Returns a bin with a localised label.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    Self(.key(labelKey), .range(range))
  }

  /// Returns a bin with a string resource as its label.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ range: ChartBinRange<Value>
  ) -> PlottableValue<Value> {
    Self(.resource(labelResource), .range(range))
  }

  /// Returns a bin with an unlocalised label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue<Value> {
    Self(.words(String(label)), .range(range))
  }
}

extension PlottableValue where Value == Date {
  /// Returns the calendar unit that contains a date, with a label.
  ///
  /// The default calendar is the environment's.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    Self(.text(label), .unit(date, unit, calendar))
  }

  /// Returns the calendar unit that contains a date, with a localised label.
  ///
  /// The default calendar is the environment's.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    Self(.key(labelKey), .unit(date, unit, calendar))
  }

  /// Returns the calendar unit that contains a date, with a string resource as its label.
  ///
  /// The default calendar is the environment's.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    Self(.resource(labelResource), .unit(date, unit, calendar))
  }

  /// Returns the calendar unit that contains a date, with an unlocalised label.
  ///
  /// The default calendar is the environment's.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue<Date> {
    Self(.words(String(label)), .unit(date, unit, calendar))
  }
}
