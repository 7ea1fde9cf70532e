import Foundation
public import TouchstoneCore
import TouchstoneDrawing

/// The default style: a bar that fills.
public struct DefaultGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.automatic` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that fills, between the ends of its range, with the label above and the value below.
public struct LinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.linearCapacity` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// A bar that fills, with the label above and the value below, as small as on a watch face.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.accessoryLinearCapacity` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AccessoryLinearGauge(configuration: configuration)
  }
}

/// A bar with a marker at the value, between the ends of the range.
public struct AccessoryLinearGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.accessoryLinear` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MarkedGauge(configuration: configuration)
  }
}

/// A ring, open at the bottom, with a marker at the value. The label or the ends of the range are in the opening.
public struct AccessoryCircularGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.accessoryCircular` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(value: configuration.value, configuration: configuration)
  }
}

/// A closed ring that fills from the top, with the value in its centre.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, BuiltInStyle, Sendable {
  /// Creates the style; use `.accessoryCircularCapacity` as a shorthand.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeCapacityRing(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style: a bar that fills.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills, between the ends of its range, with the label above and the value below.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills, with the label above and the value below, as small as on a watch face.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a marker at the value, between the ends of the range.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring, open at the bottom, with a marker at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that fills from the top, with the value in its centre.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
