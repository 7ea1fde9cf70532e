public import Foundation
public import TouchstoneUI

extension PlottableProjection where DataValue: Comparable {
  /// Returns a projection to the range between the values at two key paths.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(.text(label)) { .range($0[keyPath: start].plotted, $0[keyPath: end].plotted) }
  }

  /// Returns a projection to the range between the values at two key paths, with a localised label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(.key(labelKey)) { .range($0[keyPath: start].plotted, $0[keyPath: end].plotted) }
  }

  /// Returns a projection to the range between the values at two key paths, with a string resource as its label.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(.resource(labelResource)) { .range($0[keyPath: start].plotted, $0[keyPath: end].plotted) }
  }

  /// Returns a projection to the range between the values at two key paths, with an unlocalised label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(.words(String(label))) { .range($0[keyPath: start].plotted, $0[keyPath: end].plotted) }
  }

  /// Returns a projection to the same range for all elements.
  public static func value(_ label: Text, _ start: DataValue, _ end: DataValue) -> Self {
    Self(.text(label)) { [lower = start.plotted, upper = end.plotted] _ in .range(lower, upper) }
  }

  /// Returns a projection to the same range for all elements, with a localised label.
  public static func value(_ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue) -> Self {
    Self(.key(labelKey)) { [lower = start.plotted, upper = end.plotted] _ in .range(lower, upper) }
  }

  /// Returns a projection to the same range for all elements, with a string resource as its label.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ start: DataValue, _ end: DataValue) -> Self {
    Self(.resource(labelResource)) { [lower = start.plotted, upper = end.plotted] _ in .range(lower, upper) }
  }

  /// Returns a projection to the same range for all elements, with an unlocalised label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ start: DataValue, _ end: DataValue) -> Self {
    Self(.words(String(label))) { [lower = start.plotted, upper = end.plotted] _ in .range(lower, upper) }
  }
}

extension PlottableProjection where DataValue == Date {
  /// Returns a projection to the calendar unit that contains the date at a key path.
  ///
  /// The default calendar is the environment's.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(.text(label)) { .unit($0[keyPath: keyPath], unit, calendar) }
  }

  /// Returns a projection to the calendar unit that contains the date at a key path, with a localised label.
  ///
  /// The default calendar is the environment's.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(.key(labelKey)) { .unit($0[keyPath: keyPath], unit, calendar) }
  }

  /// Returns a projection to the calendar unit that contains the date at a key path, with a string resource as its
  /// label.
  ///
  /// The default calendar is the environment's.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(.resource(labelResource)) { .unit($0[keyPath: keyPath], unit, calendar) }
  }

  /// Returns a projection to the calendar unit that contains the date at a key path, with an unlocalised label.
  ///
  /// The default calendar is the environment's.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(.words(String(label))) { .unit($0[keyPath: keyPath], unit, calendar) }
  }

  /// Returns a projection to the calendar unit that contains a date, for all elements.
  public static func value(_ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil) -> Self {
    Self(.text(label)) { _ in .unit(date, unit, calendar) }
  }

  /// Returns a projection to the calendar unit that contains a date, for all elements, with a localised label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(.key(labelKey)) { _ in .unit(date, unit, calendar) }
  }

  /// Returns a projection to the calendar unit that contains a date, for all elements, with a string resource as its
  /// label.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(.resource(labelResource)) { _ in .unit(date, unit, calendar) }
  }

  /// Returns a projection to the calendar unit that contains a date, for all elements, with an unlocalised label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(.words(String(label))) { _ in .unit(date, unit, calendar) }
  }
}
