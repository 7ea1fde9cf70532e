import Foundation
import TouchstoneUI

/// Collects the marks of a chart while its content is walked.
struct MarkCollector {
  let environment: EnvironmentValues
  let calendar: Calendar
  private(set) var marks: [Mark] = []
  /// What the marks of the content that is being walked start from.
  var style = MarkStyle()
  /// What could not be drawn, for the diagnostics.
  private(set) var problems: [String] = []
  /// What changes the style of the marks of a collection, by their elements.
  private var elementStyles: [(inout MarkStyle, Any, MarkCollector) -> Void] = []
  private var plotCount = 0
  private var depth = 0

  /// How deep content of users' own may lie in each other: one that contains itself must not overflow the stack.
  private static let maximumDepth = 200

  init(environment: EnvironmentValues) {
    self.environment = environment
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    calendar.locale = environment.locale
    self.calendar = calendar
  }

  mutating func add(_ mark: Mark) {
    var mark = mark
    mark.style = style
    mark.order = marks.count
    marks.append(mark)
  }

  /// Adds the mark of an element of a collection.
  mutating func add(_ specification: MarkSpecification, of element: some Any) {
    guard !elementStyles.isEmpty else { return add(specification) }
    let outer = style
    for change in elementStyles { change(&style, element, self) }
    add(specification)
    style = outer
  }

  /// Walks content whose marks have styles by the elements that they show.
  mutating func styled(
    _ change: @escaping (inout MarkStyle, Any, MarkCollector) -> Void, _ body: (inout MarkCollector) -> Void
  ) {
    elementStyles.append(change)
    body(&self)
    elementStyles.removeLast()
  }

  /// The marks of other content.
  @MainActor
  func marks(of content: some ChartContent) -> [Mark] {
    var collector = MarkCollector(environment: environment)
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

  /// Walks the content of a `Plot`, whose marks are one element to assistive technologies.
  mutating func plot(_ body: (inout MarkCollector) -> Void) {
    let outer = style.plot
    plotCount += 1
    style.plot = plotCount
    body(&self)
    style.plot = outer
  }

  mutating func report(_ problem: String) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// What a mark says of one of its axes.
  func position(_ value: EncodedValue) -> MarkPosition {
    switch value.channel {
    case .value(let plotted): .value(plotted)
    default: MarkPosition(bin: value.channel.bounds(in: calendar))
    }
  }

  /// What a mark says of one of its axes by two values.
  func position(from start: EncodedValue, to end: EncodedValue) -> MarkPosition {
    .interval(start.channel.bounds(in: calendar).lower, end.channel.bounds(in: calendar).upper)
  }
}

extension MarkPosition {
  fileprivate init(bin bounds: (lower: _PlottedValue, upper: _PlottedValue)) {
    self = .bin(bounds.lower, bounds.upper)
  }
}
