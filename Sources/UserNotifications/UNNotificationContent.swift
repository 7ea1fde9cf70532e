public import Foundation

/// What a notification shows.
///
/// - Source: UserNotifications, `UNNotificationContent`.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  // SAFETY: as in Apple's, only the subclass changes, which belongs to the code that made it.
  var storedTitle = ""
  var storedSubtitle = ""
  var storedBody = ""
  var storedBadge: NSNumber?
  var storedSound: UNNotificationSound?
  var storedUserInfo: [AnyHashable: Any] = [:]
  var storedCategory = ""
  var storedThread = ""

  open var title: String { storedTitle }
  open var subtitle: String { storedSubtitle }
  open var body: String { storedBody }
  open var badge: NSNumber? { storedBadge }
  open var sound: UNNotificationSound? { storedSound }
  open var userInfo: [AnyHashable: Any] { storedUserInfo }
  open var categoryIdentifier: String { storedCategory }
  open var threadIdentifier: String { storedThread }
}

/// What a notification is going to show.
///
/// - Source: UserNotifications, `UNMutableNotificationContent`.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  // SAFETY: it belongs to the code that made it.
  public override init() {}

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  open override var subtitle: String {
    get { storedSubtitle }
    set { storedSubtitle = newValue }
  }
  open override var body: String {
    get { storedBody }
    set { storedBody = newValue }
  }
  open override var badge: NSNumber? {
    get { storedBadge }
    set { storedBadge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { storedSound }
    set { storedSound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { storedUserInfo }
    set { storedUserInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { storedCategory }
    set { storedCategory = newValue }
  }
  open override var threadIdentifier: String {
    get { storedThread }
    set { storedThread = newValue }
  }
  open var interruptionLevel = UNNotificationInterruptionLevel.active
  open var relevanceScore = 0.0
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
