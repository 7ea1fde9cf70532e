import Foundation
import TouchstoneUI

/// Collects the marks of a chart while its content is walked.
struct MarkCollector {
  let environment: EnvironmentValues
  let calendar: Calendar
  private(set) var marks: [Mark] = []
  /// What the marks of the content that is being walked start from.
  private(set) var sharedStyle = SharedMarkStyle(MarkStyle())
  /// What could not be drawn, for the diagnostics.
  private(set) var problems: [String] = []
  /// What the values of x and of y are, as the first marks that have any say.
  private(set) var labels: (x: PlottedLabel?, y: PlottedLabel?)
  /// The plots with annotations, which are those of all their marks together.
  private(set) var annotatedPlots: [AnnotatedPlot] = []
  /// What changes the style of the marks of a collection, by their elements.
  private var elementStyles: [(inout MarkStyle, Any, MarkCollector) -> Void] = []
  private var plotCount = 0
  private var depth = 0

  /// How deep content of users' own may lie in each other: one that contains itself must not overflow the stack.
  private static let maximumDepth = 200

  /// Whether the marks are those of a mask, which are not in the order of the data.
  private let isMask: Bool

  init(environment: EnvironmentValues, isMask: Bool = false) {
    self.environment = environment
    self.isMask = isMask
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    calendar.locale = environment.locale
    self.calendar = calendar
  }

  mutating func add(_ mark: Mark) { marks.append(mark) }

  mutating func keepLabels(x: PlottedLabel?, y: PlottedLabel?) {
    if labels.x == nil { labels.x = x }
    if labels.y == nil { labels.y = y }
  }

  /// Walks content whose marks start from another style.
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

  /// Walks content whose marks have styles by the elements that they show.
  mutating func styled(
    _ change: @escaping (inout MarkStyle, Any, MarkCollector) -> Void, _ body: (inout MarkCollector) -> Void
  ) {
    elementStyles.append(change)
    body(&self)
    elementStyles.removeLast()
  }

  /// The number of the next mark in the order of the data; negative in a mask.
  var order: Int { isMask ? -1 - marks.count : marks.count }

  /// The marks of a mask.
  @MainActor
  func mask(of content: some ChartContent) -> [Mark] {
    var collector = MarkCollector(environment: environment, isMask: true)
    content.lower(into: &collector)
    return collector.marks
  }

  /// Walks the body of content.
  mutating func descend(_ body: (inout MarkCollector) -> Void) {
    guard depth < Self.maximumDepth else {
      report("Chart content lies more than \(Self.maximumDepth) levels deep in each other")
      return
    }
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Walks the content of a `Plot`, whose marks are one element to assistive technologies, and one to annotations.
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

  /// What a mark says of one of its axes.
  func position(_ value: PlottedChannel) -> MarkPosition {
    if case .value(let plotted) = value.value { return .value(plotted) }
    let bounds = value.bounds(in: calendar)
    return .bin(bounds.lower, bounds.upper)
  }

  /// What a mark says of one of its axes by two values.
  func position(from start: PlottedChannel, to end: PlottedChannel) -> MarkPosition {
    .interval(start.bounds(in: calendar).lower, end.bounds(in: calendar).upper)
  }
}
