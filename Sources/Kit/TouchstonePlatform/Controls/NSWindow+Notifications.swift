public import Foundation

// None of these notifications is posted: windows are not shown, and no one moves them.
extension NSWindow {
  public nonisolated static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
  public nonisolated static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
  public nonisolated static let didEndLiveResizeNotification = Notification.Name(
    "NSWindowDidEndLiveResizeNotification")
  public nonisolated static let didUpdateNotification = Notification.Name("NSWindowDidUpdateNotification")
  public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
}
