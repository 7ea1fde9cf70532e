import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Animates the points of lines and areas to their positions in new data.
///
/// The points of a series are one animatable value, stored as fractions of the plot's size, so that a plot of another
/// size does not move them. If the number of points changes, the series moves as a whole, by its frame.
///
/// - Source: WWDC 2022, "Swift Charts: Raise the bar": each point of a line moves to its new place.
@MainActor
struct SeriesMotion {
  let context: EvaluationContext
  let size: CGSize

  /// The greatest number of points that are animated; in longer series no one would see their motion.
  private static let limit = 2000

  /// Returns the points at their animated positions.
  func points(_ points: [CGPoint], ofSeries number: Int) -> [CGPoint] {
    guard !points.isEmpty, points.count <= Self.limit, size.width > 0, size.height > 0 else { return points }
    let shares = points.flatMap { [Double($0.x / size.width), Double($0.y / size.height)] }
    let place = context.child(.part(.series)).child(.index(number)).child(.id(points.count))
    let moved = MovedNumbers(shares)
    _ = place.evaluateOne(MovingNumbers(animatableData: AnimatableShares(values: shares), moved: moved))
    // Points that do not move stay exact.
    guard moved.values != shares, moved.values.count == shares.count else { return points }
    return points.indices.map {
      CGPoint(x: CGFloat(moved.values[2 * $0]) * size.width, y: CGFloat(moved.values[2 * $0 + 1]) * size.height)
    }
  }
}

/// A box in which a view stores the numbers that it was evaluated with.
private final class MovedNumbers {
  var values: [Double]

  init(_ values: [Double]) { self.values = values }
}

/// A view that shows nothing; it is evaluated with the animated numbers.
private struct MovingNumbers: View, Animatable {
  var animatableData: AnimatableShares
  let moved: MovedNumbers

  var body: some View {
    let _ = moved.values = animatableData.values
    EmptyView()
  }
}

/// A vector of numbers.
private struct AnimatableShares: VectorArithmetic {
  var values: [Double]

  static var zero: AnimatableShares { AnimatableShares(values: []) }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  mutating func scale(by factor: Double) { for index in values.indices { values[index] *= factor } }

  static func + (one: Self, other: Self) -> Self { combined(one, other, +) }
  static func - (one: Self, other: Self) -> Self { combined(one, other, -) }

  /// Missing numbers count as 0: the zero vector has none.
  private static func combined(_ one: Self, _ other: Self, _ operation: (Double, Double) -> Double) -> Self {
    AnimatableShares(
      values: (0..<max(one.values.count, other.values.count)).map {
        operation($0 < one.values.count ? one.values[$0] : 0, $0 < other.values.count ? other.values[$0] : 0)
      })
  }
}
