import TouchstoneUI

/// The content of a chart.
///
/// Compose your own content from marks:
///
/// ```swift
/// struct Candle: ChartContent {
///   let day: Day
///   var body: some ChartContent {
///     RuleMark(x: .value("Day", day.date), yStart: .value("Low", day.low), yEnd: .value("High", day.high))
///     RectangleMark(
///       x: .value("Day", day.date), yStart: .value("Open", day.open), yEnd: .value("Close", day.close), width: 6)
///   }
/// }
/// ```
///
/// - Source: Swift Charts, `ChartContent`.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of this content's body.
  associatedtype Body: ChartContent

  /// The content that this content is composed of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ChartContent {
  public typealias Body = Never
}

extension ChartContent where Body == Never {
  /// Traps: the chart draws this content itself, so it has no body.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the chart and has no body") }
}

/// Chart content that the chart draws itself.
@MainActor
protocol PrimitiveChartContent: ChartContent where Body == Never {
  /// Adds the marks of the content to a collector.
  func collect(into collector: inout MarkCollector)
}

extension ChartContent {
  /// Adds the marks of any content to a collector.
  func lower(into collector: inout MarkCollector) {
    guard let type = Self.self as? any PrimitiveChartContent.Type else {
      return collector.descend { body.lower(into: &$0) }
    }
    collect(as: type, into: &collector)
  }

  /// Adds the marks of primitive content to a collector, without boxing it: every mark would need its own box.
  private func collect<Primitive: PrimitiveChartContent>(
    as type: Primitive.Type, into collector: inout MarkCollector
  ) {
    withUnsafePointer(to: self) { content in
      // SAFETY: the type is that of the content, found by a cast of its metatype.
      UnsafeRawPointer(content).assumingMemoryBound(to: Primitive.self).pointee.collect(into: &collector)
    }
  }
}
