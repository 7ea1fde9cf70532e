import TouchstoneUI

/// What a chart shows: marks, and what is made of them.
///
/// Marks of your own are made of others:
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
  /// The type of the content that this one is made of.
  associatedtype Body: ChartContent

  /// The content that this one is made of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ChartContent {
  public typealias Body = Never
}

extension ChartContent where Body == Never {
  /// Content that the chart draws by itself has no body; it is a programmer's error to read it.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the chart and has no body") }
}

/// Content that the chart knows by itself.
@MainActor
protocol PrimitiveChartContent: ChartContent where Body == Never {
  /// Hands the marks of the content to a collector.
  func collect(into collector: inout MarkCollector)
}

extension ChartContent {
  /// Hands the marks of any content to a collector.
  func lower(into collector: inout MarkCollector) {
    guard let type = Self.self as? any PrimitiveChartContent.Type else {
      return collector.descend { body.lower(into: &$0) }
    }
    collect(as: type, into: &collector)
  }

  /// Hands the marks of content to a collector; content is not put into a box for it, which a mark would need its own of.
  private func collect<Primitive: PrimitiveChartContent>(
    as type: Primitive.Type, into collector: inout MarkCollector
  ) {
    withUnsafePointer(to: self) { content in
      // SAFETY: the type is that of the content, found by a cast of its metatype.
      UnsafeRawPointer(content).assumingMemoryBound(to: Primitive.self).pointee.collect(into: &collector)
    }
  }
}
