import Testing
import UIKit

@MainActor @Suite struct UIApplicationTests {
  @Test func `there is no other scene`() {
    var faults = 0
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in faults += 1 }
    #expect(faults == 1 && UIApplication.shared.openSessions.isEmpty && UIDevice.current.batteryState == .unknown)
  }
}
