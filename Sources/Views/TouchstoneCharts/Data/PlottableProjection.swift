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
