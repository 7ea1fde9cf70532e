import Foundation

/// The positions of a plot's marks along an axis, read from the elements.
struct ElementPosition<Element> {
  let position: (Element) -> MarkSpecification.Position

  static func value<Value>(_ value: PlottableProjection<Element, Value>) -> ElementPosition {
    ElementPosition { .value(value.channel($0)) }
  }

  static func interval<Value>(
    _ start: PlottableProjection<Element, Value>, _ end: PlottableProjection<Element, Value>
  ) -> ElementPosition {
    ElementPosition { .interval(start.channel($0), end.channel($0)) }
  }

  /// The same distance from the edge of the plot for all elements, in points.
  static func points(_ points: CGFloat?) -> ElementPosition { ElementPosition { _ in .points(points) } }

  /// A distance from the edge of the plot, in points.
  static func points(_ points: KeyPath<Element, CGFloat>) -> ElementPosition {
    ElementPosition { .points($0[keyPath: points]) }
  }

  /// The same two distances from the edge of the plot for all elements, in points.
  static func pointInterval(_ start: CGFloat?, _ end: CGFloat?) -> ElementPosition {
    ElementPosition { _ in .pointInterval(start, end) }
  }

  /// Two distances from the edge of the plot, in points.
  static func pointInterval(_ start: KeyPath<Element, CGFloat>, _ end: KeyPath<Element, CGFloat>) -> ElementPosition {
    ElementPosition { .pointInterval($0[keyPath: start], $0[keyPath: end]) }
  }
}
