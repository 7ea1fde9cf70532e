import Foundation

/// A mark as it was declared, before the calendar is known.
struct MarkSpecification {
  /// The position of a mark along an axis.
  enum Position {
    case none
    case value(PlottedChannel)
    case interval(PlottedChannel, PlottedChannel)
    case points(CGFloat?)
    case pointInterval(CGFloat?, CGFloat?)
  }

  let kind: MarkKind
  var x = Position.none
  var y = Position.none
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.unstacked
  var series: PlottedChannel?
  var sector: SectorGeometry?

  init(_ kind: MarkKind, x: Position = .none, y: Position = .none) {
    self.kind = kind
    self.x = x
    self.y = y
  }

  func sized(width: MarkDimension = .automatic, height: MarkDimension = .automatic) -> Self {
    var specification = self
    specification.width = width
    specification.height = height
    return specification
  }

  func stacked(_ stacking: MarkStackingMethod) -> Self {
    var specification = self
    specification.stacking = stacking
    return specification
  }

  func series(_ series: PlottedChannel?) -> Self {
    var specification = self
    specification.series = series
    return specification
  }
}

extension MarkCollector {
  /// Adds the mark that a specification describes.
  mutating func add(_ specification: MarkSpecification) {
    keepLabels(x: specification.x.label, y: specification.y.label)
    var mark = Mark(specification.kind, style: sharedStyle, order: order)
    mark.x = resolve(specification.x)
    mark.y = resolve(specification.y)
    mark.stacking = specification.stacking
    mark.details = details(specification)
    add(mark)
  }

  private func resolve(_ position: MarkSpecification.Position) -> MarkPosition {
    switch position {
    case .none: .none
    case .value(let value): self.position(value)
    case .interval(let start, let end): self.position(from: start, to: end)
    case .points(let points): .points(points)
    case .pointInterval(let start, let end): .pointInterval(start, end)
    }
  }

  /// Returns the details of a specification, if any; the previous mark's details if they are equal.
  private func details(_ specification: MarkSpecification) -> MarkDetails? {
    let (width, height) = (specification.width, specification.height)
    let series = specification.series?.key(in: calendar)
    guard specification.sector == nil else {
      return MarkDetails(width: width, height: height, series: series, sector: specification.sector)
    }
    if series == nil, width == .automatic, height == .automatic { return nil }
    if let last = marks.last?.details, last.sector == nil, last.function == nil, last.series == series,
      last.width == width, last.height == height
    {
      return last
    }
    return MarkDetails(width: width, height: height, series: series)
  }
}

extension MarkSpecification.Position {
  /// The label of the axis's values.
  fileprivate var label: PlottedLabel? {
    switch self {
    case .value(let value): value.label
    case .interval(let start, _): start.label
    case .none, .points, .pointInterval: nil
    }
  }
}
