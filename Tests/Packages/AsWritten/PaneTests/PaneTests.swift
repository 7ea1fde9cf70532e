#if os(macOS)
  import AppKit
  import InlineSnapshotTesting
  import SnapshotTesting
  import SwiftUI
  import XCTest

  @testable import Pane

  final class PaneTests: XCTestCase {
    func testPane() {
      let view = NSHostingView(rootView: Pane("General"))
      view.frame.size = view.fittingSize
      assertSnapshot(of: view, as: .image)
    }

    func testColors() {
      let colors = [NSColor(red: 1, green: 0.4, blue: 0, alpha: 1), NSColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)]
      assertInlineSnapshot(of: colors.map(\.css).joined(separator: "\n"), as: .lines)
    }

    func testAssets() {
      XCTAssertEqual(PaneAssets.trims.map(\.css), ["#3366cc", "#3366cc", "#cc6633"])
      XCTAssertEqual(PaneAssets.knobs.map(\.size.width), [20, 20, 16])
    }

    func testSizeOnAnotherThread() {
      let view = NSHostingView(rootView: Pane("General"))
      let size = view.fittingSize
      let isRead = expectation(description: "The size is read.")
      Thread.detachNewThread {
        XCTAssertEqual(view.fittingSize, size)
        isRead.fulfill()
      }
      wait(for: [isRead], timeout: 60)
    }

    @MainActor func testMenu() {
      let item = PaneMenu().menu.items[0]
      XCTAssertEqual(item.action, #selector(PaneMenu.choose(_:)))
      XCTAssertNotEqual(item.action, #selector(NSResponder.keyDown(with:)))
    }
  }
#endif
