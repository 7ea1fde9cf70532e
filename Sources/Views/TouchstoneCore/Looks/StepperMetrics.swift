package import Foundation

/// The dimensions of steppers, in points.
package struct StepperMetrics: Hashable, Sendable {
  package var size: CGSize
  package var cornerRadius: CGFloat
  /// The line between the two halves.
  package var line: CGSize
  /// A stroke of the minus and plus signs: its length and its thickness.
  package var stroke: CGSize
}
