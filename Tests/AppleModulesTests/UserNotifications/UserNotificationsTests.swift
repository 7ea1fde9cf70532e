import Testing
import UserNotifications

struct UserNotificationsTests {
  final class Delegate: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([.banner, .sound]) }
  }

  @Test func `no one is asked, and nothing is kept`() async throws {
    let center = UNUserNotificationCenter.current()
    let delegate = Delegate()
    center.delegate = delegate
    #expect(try await !center.requestAuthorization(options: [.alert, .badge, .sound]))
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    let options: UNNotificationActionOptions = [.foreground, .destructive]
    let action = UNNotificationAction(identifier: "brew", title: "Brew", options: options)
    let hidden: UNNotificationCategoryOptions = .hiddenPreviewsShowTitle
    let category = UNNotificationCategory(
      identifier: "coffee", actions: [action], intentIdentifiers: [], options: hidden)
    #expect(category.actions.map(\.identifier) == ["brew"])
    let content = UNMutableNotificationContent()
    content.title = "Coffee"
    content.badge = 1
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    let request = UNNotificationRequest(identifier: "coffee", content: content, trigger: trigger)
    try await center.add(request)
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(request.content.title == "Coffee" && request.content.badge == 1)
    #expect((request.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval == 60)
  }
}
