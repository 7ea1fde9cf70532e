import Foundation
import SwiftUI
import Testing
import TouchstoneWidgets

@Suite struct WidgetCenterTests {
  @Test func `no widget and no control is configured`() async throws {
    var passed: [WidgetInfo]?
    WidgetCenter.shared.reloadAllTimelines()
    WidgetCenter.shared.getCurrentConfigurations { passed = try? $0.get() }
    #expect(passed == [])
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
    #expect(try await ControlCenter.shared.currentControls().isEmpty)
    // Apps hand their data to widgets by a folder that both share.
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.app") == nil)
  }
}
