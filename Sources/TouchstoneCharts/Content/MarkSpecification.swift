import Foundation

/// What a mark was written as, before the calendar is known.
struct MarkSpecification {
  /// What a mark says of an axis.
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
  var function: PlottedFunction?

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
    var mark = Mark(specification.kind, style: sharedStyle, order: order)
    mark.x = resolve(specification.x)
    mark.y = resolve(specification.y)
    mark.width = specification.width
    mark.height = specification.height
    mark.stacking = specification.stacking
    mark.series = specification.series?.key(in: calendar)
    mark.sector = specification.sector
    mark.function = specification.function
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
}
