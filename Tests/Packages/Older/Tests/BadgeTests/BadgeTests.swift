import Badges
import SnapshotTesting
import SwiftUI
import XCTest

final class BadgeTests: XCTestCase {
  override func setUp() {
    super.setUp()
    diffTool = "ksdiff"
    isRecording = ProcessInfo.processInfo.environment["RECORD_BADGES"] != nil
  }

  override func tearDown() {
    isRecording = false
    super.tearDown()
  }

  func testBadge() {
    let count = Int(ProcessInfo.processInfo.environment["BADGE_COUNT"] ?? "3")!
    let badge = Badge(model: BadgeModel(count: count))
    assertSnapshot(matching: badge, as: .image(layout: .fixed(width: 80, height: 60)), record: false)
    assertSnapshots(matching: badge, as: ["fits": .image(layout: .sizeThatFits)])
  }

  func testHelper() {
    check("badge")
  }

  /// A helper that hands a record mode on, as many packages have one.
  private func check(
    _ text: String, record recording: Bool? = nil, testName: String = #function, line: UInt = #line
  ) {
    assertSnapshot(of: text, as: .lines, record: recording, testName: testName, line: line)
  }

  func testRequest() {
    assertSnapshot(matching: request(badge: 3), as: .raw, named: "request")
    XCTAssertNil(verifySnapshot(matching: "badge", as: .lines))
  }
}
