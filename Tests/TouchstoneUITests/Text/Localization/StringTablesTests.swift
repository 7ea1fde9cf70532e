import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneCore

/// The cache of the tables that programs look texts up in.
@Suite struct StringTablesTests {
  private func text(_ key: String, in folder: URL, _ tables: StringTables) throws -> String? {
    try tables.translation(of: key, table: nil, bundlePath: folder.path, locale: Locale(identifier: "en"))?
      .translation.format
  }

  private func write(_ text: String, to folder: URL) throws {
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try Data("\"key\" = \"\(text)\";".utf8).write(to: language.appendingPathComponent("Localizable.strings"))
  }

  @Test func `a table is read once while it is in use`() throws {
    try withTemporaryFolder { folder in
      let tables = StringTables()
      try write("before", to: folder)
      #expect(try text("key", in: folder, tables) == "before")
      try write("after", to: folder)
      #expect(try text("key", in: folder, tables) == "before")
    }
  }

  @Test func `a table that others have replaced in memory is read again`() throws {
    try withTemporaryFolder { root in
      // Each table counts as its one text and itself, and each of the two generations holds half of the limit.
      let tables = StringTables(texts: 8)
      let first = root.appendingPathComponent("0")
      try write("before", to: first)
      #expect(try text("key", in: first, tables) == "before")
      try write("after", to: first)
      for number in 1...8 {
        let folder = root.appendingPathComponent("\(number)")
        try write("\(number)", to: folder)
        #expect(try text("key", in: folder, tables) == "\(number)")
      }
      #expect(try text("key", in: first, tables) == "after")
    }
  }
}
