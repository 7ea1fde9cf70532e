public import Foundation

/// What a notification shows.
///
/// - Source: UserNotifications, `UNNotificationContent`.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  // SAFETY: as in Apple's, only the subclass changes, which belongs to the code that made it.
  fileprivate var storedTitle = ""
  fileprivate var storedSubtitle = ""
  fileprivate var storedBody = ""
  fileprivate var storedBadge: NSNumber?
  fileprivate var storedSound: UNNotificationSound?
  fileprivate var storedUserInfo: [AnyHashable: Any] = [:]
  fileprivate var storedCategory = ""
  fileprivate var storedThread = ""

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

/// - Source: UserNotifications, `UNNotificationInterruptionLevel`.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// - Source: UserNotifications, `UNNotificationSoundName`.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// - Source: UserNotifications, `UNNotificationSound`.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
  public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName("defaultCritical"))
  private let name: UNNotificationSoundName
  public init(named name: UNNotificationSoundName) { self.name = name }
}

/// When a notification is shown.
///
/// - Source: UserNotifications, `UNNotificationTrigger`.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// - Source: UserNotifications, `UNTimeIntervalNotificationTrigger`.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// - Source: UserNotifications, `UNCalendarNotificationTrigger`.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// - Source: UserNotifications, `UNNotificationRequest`.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

/// - Source: UserNotifications, `UNNotification`.
open class UNNotification: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public let date: Date
  public let request: UNNotificationRequest
  init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}

/// - Source: UserNotifications, `UNNotificationResponse`.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public let notification: UNNotification
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
