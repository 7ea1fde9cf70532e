public import Foundation
import TouchstoneCore

/// The size of a preview.
///
/// - Source: SwiftUI, `PreviewLayout`.
public enum PreviewLayout: Hashable, Sendable {
  /// As large as the device's screen.
  case device
  /// As large as the view.
  case sizeThatFits
  /// A width and a height in points.
  case fixed(width: CGFloat, height: CGFloat)
}
