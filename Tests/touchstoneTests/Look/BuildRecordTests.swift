import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

struct BuildRecordTests {
  @Test func `a source in a folder that is named Snapshots counts, and a golden does not`() throws {
    try withTemporaryFolder { package in
      func write(_ path: String, _ text: String) throws {
        let file = package.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let source = "Sources/App/Snapshots/Snapshots/Card.swift"
      try write(source, "1")
      try write("Snapshots/AppTests/card.png", "1")
      let first = BuildRecord.sources(of: package, folders: [])
      try write("Snapshots/AppTests/Snapshots/card.png", "1 2 3")
      #expect(BuildRecord.sources(of: package, folders: []) == first)
      try write(source, "1 2")
      #expect(BuildRecord.sources(of: package, folders: []) != first)
    }
  }
}
