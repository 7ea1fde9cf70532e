public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// Where the elements of a collection have the value of a mark's channel, with a label.
///
/// ```swift
/// LinePlot(readings, x: .value("Hour", \.hour), y: .value("Degrees", \.degrees))
/// ```
///
/// - Source: Swift Charts, `PlottableProjection`.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let channel: (DataElement) -> PlottedChannel
}

extension PlottableProjection {
  /// The value at a key path.
  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    Self { .value($0[keyPath: keyPath].plotted) }
  }

  /// The value at a key path, its label looked up in the tables of strings.
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    value(Text(labelKey), keyPath)
  }

  /// The value at a key path, its label a resource.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> Self {
    value(Text(labelResource), keyPath)
  }

  /// The value at a key path, its label as it stands.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    value(Text(label), keyPath)
  }

  /// The same value for all elements.
  public static func value(_ label: Text, _ value: DataValue) -> Self {
    let plotted = value.plotted
    return Self { _ in .value(plotted) }
  }

  /// The same value for all elements, its label looked up in the tables of strings.
  public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> Self {
    self.value(Text(labelKey), value)
  }

  /// The same value for all elements, its label a resource.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: DataValue) -> Self {
    self.value(Text(labelResource), value)
  }

  /// The same value for all elements, its label as it stands.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: DataValue) -> Self {
    self.value(Text(label), value)
  }
}

extension PlottableProjection where DataValue: Comparable {
  /// The range between the values at two key paths.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self { .range($0[keyPath: start].plotted, $0[keyPath: end].plotted) }
  }

  /// The range between the values at two key paths, its label looked up in the tables of strings.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    value(Text(labelKey), start, end)
  }

  /// The range between the values at two key paths, its label as it stands.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    value(Text(label), start, end)
  }

  /// The same range for all elements.
  public static func value(_ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue) -> Self {
    let (lower, upper) = (start.plotted, end.plotted)
    return Self { _ in .range(lower, upper) }
  }
}

extension PlottableProjection where DataValue == Date {
  /// The unit of time that the date at a key path lies in; the calendar of the environment by default.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self { .unit($0[keyPath: keyPath], unit, calendar) }
  }

  /// The unit of time that the date at a key path lies in, its label looked up in the tables of strings.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    value(Text(labelKey), keyPath, unit: unit, calendar: calendar)
  }

  /// The unit of time that the date at a key path lies in, its label as it stands.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    value(Text(label), keyPath, unit: unit, calendar: calendar)
  }

  /// The unit of time that a date lies in, for all elements.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self { _ in .unit(date, unit, calendar) }
  }
}
