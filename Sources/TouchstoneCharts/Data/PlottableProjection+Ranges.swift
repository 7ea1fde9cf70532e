public import Foundation
public import TouchstoneUI

extension PlottableProjection where DataValue: Comparable {
  /// The range between the values at two key paths.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(.text(label)) { .range($0[keyPath: start].plotted, $0[keyPath: end].plotted) }
  }

  /// The range between the values at two key paths, its label looked up in the tables of strings.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(.key(labelKey)) { .range($0[keyPath: start].plotted, $0[keyPath: end].plotted) }
  }

  /// The range between the values at two key paths, its label a resource.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(.resource(labelResource)) { .range($0[keyPath: start].plotted, $0[keyPath: end].plotted) }
  }

  /// The range between the values at two key paths, its label as it stands.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(.words(String(label))) { .range($0[keyPath: start].plotted, $0[keyPath: end].plotted) }
  }

  /// The same range for all elements.
  public static func value(_ label: Text, _ start: DataValue, _ end: DataValue) -> Self {
    Self(.text(label)) { [lower = start.plotted, upper = end.plotted] _ in .range(lower, upper) }
  }

  /// The same range for all elements, its label looked up in the tables of strings.
  public static func value(_ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue) -> Self {
    Self(.key(labelKey)) { [lower = start.plotted, upper = end.plotted] _ in .range(lower, upper) }
  }

  /// The same range for all elements, its label a resource.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ start: DataValue, _ end: DataValue) -> Self {
    Self(.resource(labelResource)) { [lower = start.plotted, upper = end.plotted] _ in .range(lower, upper) }
  }

  /// The same range for all elements, its label as it stands.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ start: DataValue, _ end: DataValue) -> Self {
    Self(.words(String(label))) { [lower = start.plotted, upper = end.plotted] _ in .range(lower, upper) }
  }
}

extension PlottableProjection where DataValue == Date {
  /// The unit of time that the date at a key path lies in.
  ///
  /// The calendar is that of the environment by default.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(.text(label)) { .unit($0[keyPath: keyPath], unit, calendar) }
  }

  /// The unit of time that the date at a key path lies in, its label looked up in the tables of strings.
  ///
  /// The calendar is that of the environment by default.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(.key(labelKey)) { .unit($0[keyPath: keyPath], unit, calendar) }
  }

  /// The unit of time that the date at a key path lies in, its label a resource.
  ///
  /// The calendar is that of the environment by default.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(.resource(labelResource)) { .unit($0[keyPath: keyPath], unit, calendar) }
  }

  /// The unit of time that the date at a key path lies in, its label as it stands.
  ///
  /// The calendar is that of the environment by default.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(.words(String(label))) { .unit($0[keyPath: keyPath], unit, calendar) }
  }

  /// The unit of time that a date lies in, for all elements.
  public static func value(_ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil) -> Self {
    Self(.text(label)) { _ in .unit(date, unit, calendar) }
  }

  /// The unit of time that a date lies in, for all elements, its label looked up in the tables of strings.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(.key(labelKey)) { _ in .unit(date, unit, calendar) }
  }

  /// The unit of time that a date lies in, for all elements, its label a resource.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(.resource(labelResource)) { _ in .unit(date, unit, calendar) }
  }

  /// The unit of time that a date lies in, for all elements, its label as it stands.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(.words(String(label))) { _ in .unit(date, unit, calendar) }
  }
}
