import Foundation
import TouchstoneDrawing

/// A side of a pair of a label and what it stands for.
///
/// - Source: SwiftUI, `AccessibilityLabeledPairRole`.
public enum AccessibilityLabeledPairRole: Sendable {
  /// The label.
  case label
  /// What it stands for.
  case content
}
