import Foundation
import TouchstoneCore

/// How a controller is presented.
///
/// - Source: UIKit, `UIModalPresentationStyle`.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system has it.
  case automatic = -2
  /// Not at all.
  case none = -1
  /// On the whole screen.
  case fullScreen = 0
  /// As a sheet of a page's size.
  case pageSheet = 1
  /// As a sheet of a form's size.
  case formSheet = 2
  /// In place of another one.
  case currentContext = 3
  /// As the controller says.
  case custom = 4
  /// On the whole screen, above what is there.
  case overFullScreen = 5
  /// In place of another one, above what is there.
  case overCurrentContext = 6
  /// In a bubble.
  case popover = 7
}
