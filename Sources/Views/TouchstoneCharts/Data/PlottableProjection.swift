import Foundation
public import TouchstoneUI

/// A labelled projection from the elements of a collection to the values that a plot shows.
///
/// ```swift
/// LinePlot(readings, x: .value("Hour", \.hour), y: .value("Degrees", \.degrees))
/// ```
///
/// - Source: Swift Charts, `PlottableProjection`.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let channel: (DataElement) -> PlottedChannel

  init(_ label: PlottedLabel, _ value: @escaping (DataElement) -> PlottedChannel.Value) {
    channel = { PlottedChannel(label, value($0)) }
  }
}

extension PlottableProjection {
  /// Returns a projection to the value at a key path.
  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    Self(.text(label)) { .value($0[keyPath: keyPath].plotted) }
  }

  /// Returns a projection to the value at a key path, with a localised label.
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    Self(.key(labelKey)) { .value($0[keyPath: keyPath].plotted) }
  }

  /// Returns a projection to the value at a key path, with a string resource as its label.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(.resource(labelResource)) { .value($0[keyPath: keyPath].plotted) }
  }

  /// Returns a projection to the value at a key path, with an unlocalised label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    Self(.words(String(label))) { .value($0[keyPath: keyPath].plotted) }
  }

  /// Returns a projection to the same value for all elements.
  public static func value(_ label: Text, _ value: DataValue) -> Self {
    Self(.text(label)) { [plotted = value.plotted] _ in .value(plotted) }
  }

  /// Returns a projection to the same value for all elements, with a localised label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> Self {
    Self(.key(labelKey)) { [plotted = value.plotted] _ in .value(plotted) }
  }

  /// Returns a projection to the same value for all elements, with a string resource as its label.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: DataValue) -> Self {
    Self(.resource(labelResource)) { [plotted = value.plotted] _ in .value(plotted) }
  }

  /// Returns a projection to the same value for all elements, with an unlocalised label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: DataValue) -> Self {
    Self(.words(String(label))) { [plotted = value.plotted] _ in .value(plotted) }
  }
}
