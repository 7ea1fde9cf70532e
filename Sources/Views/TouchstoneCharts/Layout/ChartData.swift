import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The marks of a chart, and what is derived from all of them together.
struct ChartData {
  var marks: [Mark]
  let stacking: Stacking
  /// The indices of the values by which marks are grouped side by side.
  let groups: [_PlottedValue: Int]
  let styles: StyleScales
  let sectors: SectorAngles
  /// The domains before axes extend them; `nil` if no mark has a position on an axis.
  var x: PlotDomain?
  var y: PlotDomain?
  /// The smallest distance between two values on a scale of numbers or dates, if marks take a share of it.
  let xGap: Double?
  let yGap: Double?
  /// The samples of functions, by the indices of their marks.
  let samples: [Int: [PlottedFunction.Sample]]
  /// The labels of the x and y values.
  let labels: (x: PlottedLabel?, y: PlottedLabel?)
  /// The plots with annotations, which apply to all marks of the plot together.
  let annotatedPlots: [AnnotatedPlot]
  private(set) var problems: [String]

  init(_ collector: MarkCollector, settings: ChartSettings) {
    marks = collector.marks
    problems = collector.problems
    labels = collector.labels
    annotatedPlots = collector.annotatedPlots
    stacking = Stacking(marks)
    sectors = SectorAngles(marks)
    styles = StyleScales(marks: marks, settings: settings, environment: collector.environment)
    var groups: [_PlottedValue: Int] = [:]
    for mark in marks {
      if let key = mark.style.group?.key, groups[key] == nil { groups[key] = groups.count }
    }
    self.groups = groups
    let takesShares = marks.contains { $0.kind == .bar || $0.kind == .rectangle || $0.style.group != nil }
    xGap = takesShares ? Self.gap(marks.lazy.filter { $0.valueAxis != .horizontal }.map(\.x)) : nil
    yGap = takesShares ? Self.gap(marks.lazy.filter { $0.valueAxis != .vertical }.map(\.y)) : nil

    var horizontal = DomainInference(type: settings.x.type)
    var vertical = DomainInference(type: settings.y.type)
    for mark in marks where mark.kind != .sector {
      Self.add(mark, .horizontal, stacking, to: &horizontal)
      Self.add(mark, .vertical, stacking, to: &vertical)
      if let domain = mark.function?.domain {
        for sample in mark.function?.samples(in: domain) ?? [] where sample.isDrawable {
          horizontal.add(.number(sample.x))
        }
      }
    }
    let hasSectors = marks.contains { $0.kind == .sector }
    var x = hasSectors && horizontal.isEmpty ? nil : horizontal.domain(settings.x)
    let hasFunctions = marks.contains { $0.function != nil }
    if x == nil, hasFunctions {
      // A function by itself has no domain; inferred.
      x = PlotDomain(kind: .continuous(lower: 0, upper: 1, ScaleCurve(type: .linear)))
    }
    samples = Self.samples(of: marks, in: x?.ends ?? 0...1, addingTo: &vertical)
    self.x = x
    y = hasSectors && vertical.isEmpty ? nil : vertical.domain(settings.y)
    report(horizontal, "x")
    report(vertical, "y")
    reportMissingPlaces()
    let names = [styles.foreground?.categories ?? 0, styles.symbol?.keys.count ?? 0, styles.line?.keys.count ?? 0]
    if let most = names.max(), most > Legend.limit {
      problems.append("The legend shows \(Legend.limit) of \(most) values")
    }
  }

  var hasAnnotations: Bool {
    !annotatedPlots.isEmpty || marks.contains { !$0.style.annotations.isEmpty }
  }

  private static func add(_ mark: Mark, _ axis: Axis, _ stacking: Stacking, to inference: inout DomainInference) {
    if mark.valueAxis == axis, let range = stacking[mark]?.values {
      inference.add(.number(range.lowerBound))
      inference.add(.number(range.upperBound))
    } else {
      inference.add(axis == .horizontal ? mark.x : mark.y)
    }
  }

  /// Returns the samples of functions by the indices of their marks, and adds them to the y domain.
  private static func samples(
    of marks: [Mark], in domain: ClosedRange<Double>, addingTo vertical: inout DomainInference
  ) -> [Int: [PlottedFunction.Sample]] {
    var samples: [Int: [PlottedFunction.Sample]] = [:]
    for mark in marks {
      guard let function = mark.function else { continue }
      let found = function.samples(in: domain)
      samples[mark.order] = found
      for sample in found where sample.isDrawable {
        vertical.add(.number(sample.upper))
        if mark.kind == .area { vertical.add(.number(sample.lower)) }
      }
    }
    return samples
  }

  /// Returns the smallest distance between two values, which is the step of a scale without steps; inferred.
  private static func gap(_ positions: some Sequence<MarkPosition>) -> Double? {
    let values = Set(positions.compactMap { $0.single?.quantity }.filter(\.isFinite)).sorted()
    return zip(values.dropFirst(), values).map { $0 - $1 }.min()
  }

  private mutating func report(_ inference: DomainInference, _ name: String) {
    guard inference.undrawable > 0 else { return }
    let values = inference.undrawable == 1 ? "value of \(name) is" : "values of \(name) are"
    problems.append("\(inference.undrawable) \(values) infinite or not a number")
  }

  private mutating func reportMissingPlaces() {
    for (domain, name, path) in [(x, "x", \Mark.x), (y, "y", \Mark.y)] {
      guard let domain, domain.curve.type == .log else { continue }
      let count = marks.count { mark in mark[keyPath: path].values.contains { ($0.quantity ?? 1) <= 0 } }
      guard count > 0 else { continue }
      let article = name == "x" ? "an" : "a"
      problems.append(
        "\(count) \(count == 1 ? "mark has" : "marks have") \(article) \(name) of 0 or less, which has no logarithm")
    }
    let angles = marks.count { mark in
      mark.kind == .sector && mark.x.values.contains { ($0.quantity ?? 0) < 0 || $0.quantity == nil }
    }
    if angles > 0 {
      problems.append("\(angles) \(angles == 1 ? "sector has" : "sectors have") a negative angle or none")
    }
  }
}
