import Foundation
import TouchstoneUI

/// A function that a line or an area plots, sampled by its parameter.
struct PlottedFunction {
  /// A point of a line, or of the two edges of an area.
  struct Sample: Equatable {
    let x: Double
    let lower: Double
    let upper: Double

    var isDrawable: Bool { x.isFinite && lower.isFinite && upper.isFinite }
  }

  /// The range of the parameter; `nil` for the domain of the x scale.
  let domain: ClosedRange<Double>?
  let labels: (x: Text, y: Text)
  let sample: (Double) -> Sample

  /// The number of intervals at which a function is sampled, at even distances of its parameter; inferred.
  static let count = 500

  /// Returns the samples of the function, in order.
  func samples(in fallback: ClosedRange<Double>) -> [Sample] {
    let domain = domain ?? fallback
    let step = (domain.upperBound - domain.lowerBound) / Double(Self.count)
    return (0...Self.count).map { sample(domain.lowerBound + Double($0) * step) }
  }
}

extension MarkCollector {
  /// Adds the line or the area of a function.
  mutating func add(_ kind: MarkKind, _ function: PlottedFunction) {
    keepLabels(x: .text(function.labels.x), y: .text(function.labels.y))
    var mark = Mark(kind, style: sharedStyle, order: order)
    mark.details = MarkDetails(function: function)
    add(mark)
  }
}
