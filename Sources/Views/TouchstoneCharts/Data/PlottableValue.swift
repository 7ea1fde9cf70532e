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

  init(_ label: PlottedLabel, _ value: PlottedChannel.Value) { channel = PlottedChannel(label, value) }
}
