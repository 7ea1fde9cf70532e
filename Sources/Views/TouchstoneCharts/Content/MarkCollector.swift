import Foundation
import TouchstoneUI

/// Collects the marks of a chart by walking its content.
struct MarkCollector {
  let environment: EnvironmentValues
  let calendar: Calendar
  private(set) var marks: [Mark] = []
  /// The style that the marks of the current content inherit.
  private(set) var sharedStyle = SharedMarkStyle(MarkStyle())
  /// Descriptions of what could not be drawn, for the diagnostics.
  private(set) var problems: [String] = []
  /// The labels of the x and y values, from the first marks that have any.
  private(set) var labels: (x: PlottedLabel?, y: PlottedLabel?)
  /// The plots with annotations, which apply to all marks of the plot together.
  private(set) var annotatedPlots: [AnnotatedPlot] = []
  /// Changes to the style of a collection's marks, which depend on the element.
  private var elementStyles: [(inout MarkStyle, Any, MarkCollector) -> Void] = []
  private var plotCount = 0
  private var depth = 0

  /// The deepest nesting of custom content; content that contains itself must not overflow the stack.
  private static let maximumDepth = 200

  /// Whether the marks are those of a mask, which are not in data order.
  private let isMask: Bool

  init(environment: EnvironmentValues, isMask: Bool = false) {
    self.environment = environment
    self.isMask = isMask
    calendar = environment.localCalendar
  }

  mutating func add(_ mark: Mark) { marks.append(mark) }

  mutating func keepLabels(x: PlottedLabel?, y: PlottedLabel?) {
    if labels.x == nil { labels.x = x }
    if labels.y == nil { labels.y = y }
  }

  /// Walks content whose marks inherit a changed style.
  mutating func restyled(
    _ change: (inout MarkStyle, MarkCollector) -> Void, _ body: (inout MarkCollector) -> Void
  ) {
    let outer = sharedStyle
    var style = outer.style
    change(&style, self)
    sharedStyle = SharedMarkStyle(style)
    body(&self)
    sharedStyle = outer
  }

  /// Adds the mark of an element of a collection.
  mutating func add(_ specification: MarkSpecification, of element: some Any) {
    guard !elementStyles.isEmpty else { return add(specification) }
    let changes = elementStyles
    restyled({ style, collector in for change in changes { change(&style, element, collector) } }) {
      $0.add(specification)
    }
  }

  /// Walks content whose marks have styles that depend on their elements.
  mutating func styled(
    _ change: @escaping (inout MarkStyle, Any, MarkCollector) -> Void, _ body: (inout MarkCollector) -> Void
  ) {
    elementStyles.append(change)
    body(&self)
    elementStyles.removeLast()
  }

  /// The index of the next mark in data order; negative in a mask.
  var order: Int { isMask ? -1 - marks.count : marks.count }

  /// Returns the marks of a mask.
  @MainActor
  func mask(of content: some ChartContent) -> [Mark] {
    var collector = MarkCollector(environment: environment, isMask: true)
    content.lower(into: &collector)
    return collector.marks
  }

  /// Walks the body of content.
  mutating func descend(_ body: (inout MarkCollector) -> Void) {
    guard depth < Self.maximumDepth else {
      report("Chart content is nested more than \(Self.maximumDepth) levels deep")
      return
    }
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Walks the content of a `Plot`, whose marks form one accessibility element and share their annotations.
  mutating func plot(_ body: (inout MarkCollector) -> Void) {
    plotCount += 1
    let number = plotCount
    let first = marks.count
    let annotations = sharedStyle.style.annotations
    restyled(
      { style, _ in
        style.plot = number
        style.annotations = []
      }, body)
    guard !annotations.isEmpty, !isMask, first < marks.count else { return }
    annotatedPlots.append(AnnotatedPlot(orders: first..<marks.count, annotations: annotations))
  }

  mutating func report(_ problem: String) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Returns the position of a mark along an axis.
  func position(_ value: PlottedChannel) -> MarkPosition {
    if case .value(let plotted) = value.value { return .value(plotted) }
    let bounds = value.bounds(in: calendar)
    return .bin(bounds.lower, bounds.upper)
  }

  /// Returns the position of a mark that extends between two values along an axis.
  func position(from start: PlottedChannel, to end: PlottedChannel) -> MarkPosition {
    .interval(start.bounds(in: calendar).lower, end.bounds(in: calendar).upper)
  }
}
