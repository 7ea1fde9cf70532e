public import Foundation

/// The icon of an action on the home screen, which is never shown here.
@preconcurrency
open class UIApplicationShortcutIcon: NSObject {
  /// An icon that the system has.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
    case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
    case alarm, bookmark, shuffle, audio, update
  }

  /// Creates an icon that the system has.
  public convenience init(type: IconType) { self.init() }
  /// Creates an icon from a symbol.
  public convenience init(systemImageName: String) { self.init() }
  /// Creates an icon from a picture of the app.
  public convenience init(templateImageName: String) { self.init() }
}
