#if os(iOS)
  import Cards
  import SnapshotTesting
  import SwiftUI
  import XCTest

  final class XCardTests: XCTestCase {
    func testCard() {
      assertSnapshot(of: Card().frame(width: 160, height: 120), as: .image)
    }

    func testLine() {
      XCTAssertEqual(#line, 13)
      XCTAssertEqual(#column, 22)
      XCTAssertEqual(#fileID, "CardTests/XCardTests.swift")
    }
  }
#endif
