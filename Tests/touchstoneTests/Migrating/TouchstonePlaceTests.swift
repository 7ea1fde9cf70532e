import Foundation
import Testing

@testable import touchstone

struct TouchstonePlaceTests {
  @Test func `the package that the tool was compiled in is found`() throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    #expect(try TouchstonePlace.path(from: here) == "../../..")
    #expect(throws: MigrationError.noTouchstone) {
      try TouchstonePlace.path(from: here, source: "/nowhere/Sources/File.swift")
    }
  }
}
