import Foundation
import TouchstoneCore

/// The presentation style of a controller.
///
/// - Source: UIKit, `UIModalPresentationStyle`.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system default.
  case automatic = -2
  case none = -1
  /// Covers the whole screen.
  case fullScreen = 0
  /// A sheet of the size of a page.
  case pageSheet = 1
  /// A sheet of the size of a form.
  case formSheet = 2
  /// Replaces the content of another controller.
  case currentContext = 3
  case custom = 4
  /// Covers the whole screen, above the existing content.
  case overFullScreen = 5
  /// Covers the content of another controller.
  case overCurrentContext = 6
  case popover = 7
}
