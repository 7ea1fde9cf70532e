public import Foundation
import TouchstoneUI

// None of these notifications is posted.
extension NSApplication {
  public nonisolated static let didChangeScreenParametersNotification = Notification.Name(
    "NSApplicationDidChangeScreenParametersNotification")
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
  public nonisolated static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  public nonisolated static let didUpdateNotification = Notification.Name("NSApplicationDidUpdateNotification")
}
