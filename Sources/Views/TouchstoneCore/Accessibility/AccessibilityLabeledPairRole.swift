import Foundation
import TouchstoneDrawing

/// The role of a view in a labelled pair.
///
/// - Source: SwiftUI, `AccessibilityLabeledPairRole`.
public enum AccessibilityLabeledPairRole: Sendable {
  case label
  case content
}
