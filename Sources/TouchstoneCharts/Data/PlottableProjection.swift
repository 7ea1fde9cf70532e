import Foundation
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

  init(_ label: PlottedLabel, _ value: @escaping (DataElement) -> PlottedChannel.Value) {
    channel = { PlottedChannel(label, value($0)) }
  }
}

extension PlottableProjection {
  /// The value at a key path.
  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    Self(.text(label)) { .value($0[keyPath: keyPath].plotted) }
  }

  /// The value at a key path, its label looked up in the tables of strings.
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    Self(.key(labelKey)) { .value($0[keyPath: keyPath].plotted) }
  }

  /// The value at a key path, its label a resource.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(.resource(labelResource)) { .value($0[keyPath: keyPath].plotted) }
  }

  /// The value at a key path, its label as it stands.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    Self(.words(String(label))) { .value($0[keyPath: keyPath].plotted) }
  }

  /// The same value for all elements.
  public static func value(_ label: Text, _ value: DataValue) -> Self {
    Self(.text(label)) { [plotted = value.plotted] _ in .value(plotted) }
  }

  /// The same value for all elements, its label looked up in the tables of strings.
  public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> Self {
    Self(.key(labelKey)) { [plotted = value.plotted] _ in .value(plotted) }
  }

  /// The same value for all elements, its label a resource.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: DataValue) -> Self {
    Self(.resource(labelResource)) { [plotted = value.plotted] _ in .value(plotted) }
  }

  /// The same value for all elements, its label as it stands.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: DataValue) -> Self {
    Self(.words(String(label))) { [plotted = value.plotted] _ in .value(plotted) }
  }
}
