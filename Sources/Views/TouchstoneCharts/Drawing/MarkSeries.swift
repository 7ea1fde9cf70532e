import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The identity of a line or an area.
struct SeriesKey: Hashable {
  private let kind: MarkKind
  private let values: Values
  private let layers: [ObjectIdentifier]
  private let plot: Int

  private enum Values: Hashable {
    case function(order: Int)
    case series(_PlottedValue)
    case styles(foreground: _PlottedValue?, line: _PlottedValue?, symbol: _PlottedValue?)
  }

  /// - Source: Swift Charts, `LineMark`: by the series if one is given, else by the values that styles are chosen by.
  ///   That symbols are among these is inferred.
  init(_ mark: Mark) {
    kind = mark.kind
    layers = mark.style.layers.map(ObjectIdentifier.init)
    plot = mark.style.plot
    if mark.function != nil {
      values = .function(order: mark.order)
    } else if let series = mark.series {
      values = .series(series)
    } else {
      let style = mark.style
      values = .styles(foreground: style.foreground?.key, line: style.line?.key, symbol: style.symbol?.key)
    }
  }
}

/// The marks of lines and areas, grouped by series.
struct MarkSeries {
  private(set) var marks: [[Mark]] = []
  private var numbers: [SeriesKey: Int] = [:]
  /// The previous mark; a next one with the same style and series belongs to the same line or area.
  private var last: (mark: Mark, number: Int)?

  /// Adds a mark, and returns the number of its series if the mark is the first one of it.
  mutating func add(_ mark: Mark) -> Int? {
    if let (before, number) = last, mark.sharedStyle === before.sharedStyle, mark.kind == before.kind,
      mark.series == before.series, mark.function == nil, before.function == nil
    {
      marks[number].append(mark)
      return nil
    }
    let key = SeriesKey(mark)
    if let number = numbers[key] {
      last = (mark, number)
      marks[number].append(mark)
      return nil
    }
    let number = marks.count
    numbers[key] = number
    last = (mark, number)
    marks.append([mark])
    return number
  }
}

extension PlotGeometry {
  /// The points of a line or an area between gaps: its upper and its lower edge. A mark without a position makes a gap.
  private struct Run {
    var upper: [CGPoint] = []
    var lower: [CGPoint] = []
  }

  /// Returns the shape of a line or an area through marks.
  func seriesShape(_ marks: [Mark], number: Int) -> MarkShape? {
    guard let first = marks.first else { return nil }
    var runs = first.function == nil ? runs(marks) : functionRuns(first)
    move(&runs, number)
    let method = first.style.interpolation ?? .linear
    var path = Path()
    var bounds = CGRect.null
    for run in runs {
      Curve(run.upper, method).append(to: &path, connects: false)
      if first.kind == .area {
        Curve(run.lower, method).append(to: &path, connects: true, reversed: true)
        path.closeSubpath()
      }
      bounds = bounds.union(CGRect(around: run.upper)).union(CGRect(around: run.lower))
    }
    guard !bounds.isNull else { return nil }
    let stroke = lineStyle(first) ?? StrokeStyle(lineWidth: MarkMetrics.lineWidth, lineCap: .round, lineJoin: .round)
    let step: MarkShape.Step = first.kind == .area ? .fill(path, style: FillStyle()) : .stroke(path, stroke)
    var shape = MarkShape(
      kind: first.kind, orders: marks.map(\.order), frame: bounds, steps: [step], style: foreground(first),
      sharedStyle: first.sharedStyle)
    addSymbols(marks, to: &shape)
    for mark in marks where !mark.style.annotations.isEmpty {
      guard let x = point(mark, .horizontal), let y = markEnd(mark) else { continue }
      shape.targets.append(
        MarkShape.Target(
          order: mark.order, rect: CGRect(x: x, y: y, width: 0, height: 0), annotations: mark.style.annotations))
    }
    return shape
  }

  /// Moves the points of all runs of a series to their animated positions.
  private func move(_ runs: inout [Run], _ number: Int) {
    guard let moved else { return }
    var points = moved(runs.flatMap { $0.upper + $0.lower }, number)[...]
    for index in runs.indices {
      runs[index].upper = Array(points.prefix(runs[index].upper.count))
      points = points.dropFirst(runs[index].upper.count)
      runs[index].lower = Array(points.prefix(runs[index].lower.count))
      points = points.dropFirst(runs[index].lower.count)
    }
  }

  /// Returns the y position of a line's point, or of a point on the upper edge of an area.
  private func markEnd(_ mark: Mark) -> CGFloat? {
    mark.kind == .area && mark.valueAxis == .vertical ? valueEnds(mark, .vertical)?.end : point(mark, .vertical)
  }

  private func runs(_ marks: [Mark]) -> [Run] {
    var runs: [Run] = []
    var run = Run()
    func edges(_ mark: Mark) -> (upper: CGPoint, lower: CGPoint)? {
      if mark.kind == .line {
        guard let x = point(mark, .horizontal), let y = point(mark, .vertical) else { return nil }
        return (CGPoint(x: x, y: y), CGPoint(x: x, y: y))
      }
      guard let axis = mark.valueAxis, let ends = valueEnds(mark, axis) else { return nil }
      if axis == .vertical {
        return point(mark, .horizontal).map { (CGPoint(x: $0, y: ends.end), CGPoint(x: $0, y: ends.start)) }
      }
      return point(mark, .vertical).map { (CGPoint(x: ends.end, y: $0), CGPoint(x: ends.start, y: $0)) }
    }
    for mark in marks {
      if let (upper, lower) = edges(mark) {
        run.upper.append(upper)
        if mark.kind == .area { run.lower.append(lower) }
      } else if !run.upper.isEmpty {
        runs.append(run)
        run = Run()
      }
    }
    if !run.upper.isEmpty { runs.append(run) }
    return runs
  }

  private func functionRuns(_ mark: Mark) -> [Run] {
    var runs: [Run] = []
    var run = Run()
    for sample in data.samples[mark.order] ?? [] {
      if sample.isDrawable, let x = x?.place(sample.x), let upper = y?.place(sample.upper) {
        run.upper.append(CGPoint(x: x, y: upper))
        if mark.kind == .area { run.lower.append(CGPoint(x: x, y: y?.place(sample.lower) ?? base(.vertical))) }
      } else if !run.upper.isEmpty {
        runs.append(run)
        run = Run()
      }
    }
    if !run.upper.isEmpty { runs.append(run) }
    return runs
  }

  /// Adds the symbols of a line's points, which hide the line beneath them.
  ///
  /// - Source: pictures that Apple's frameworks drew: symbols chosen by values are hollow. That explicit ones are
  ///   filled is inferred.
  private func addSymbols(_ marks: [Mark], to shape: inout MarkShape) {
    guard shape.kind == .line, marks.contains(where: { $0.style.symbol != nil }) else { return }
    var symbols = Path()
    var hole = Path()
    for mark in marks {
      guard let choice = mark.style.symbol, let x = point(mark, .horizontal), let y = point(mark, .vertical) else {
        continue
      }
      switch choice {
      case .given(.view(let view)): shape.steps.append(.view(view, at: CGPoint(x: x, y: y)))
      case .given(.shape(let symbol)): add(symbol)
      case .by(let key):
        let symbol = data.styles.symbol?(key) ?? AnyChartSymbolShape(BasicChartSymbolShape.circle)
        add(symbol.hollow(lineWidth: MarkMetrics.hollowWidth))
      }
      func add(_ symbol: AnyChartSymbolShape) {
        let rect = symbolRect(mark, symbol).offsetBy(dx: x, dy: y)
        symbols.addPath(symbol.path(in: rect))
        if let silhouette = symbol.silhouette(in: rect) { hole.addPath(silhouette) }
      }
    }
    if !hole.isEmpty { shape.hole = hole }
    if !symbols.isEmpty { shape.steps.append(.fill(symbols, style: FillStyle())) }
  }
}

extension CGRect {
  /// Creates the smallest rectangle that contains the points; null if there are none.
  init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points {
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
