// Lets code that imports UserNotifications compile unmodified on Linux. Nothing is shown to people there.
@_exported import Foundation
