import ArgumentParser
import Foundation
import Testing
import TouchstoneReport
import TouchstoneTestSupport

@testable import touchstone

struct PreviewBookMakerTests {
  /// Pictures by their names, as a bundle of tests would draw them.
  private func draw(_ pictures: [String: String], in folder: URL) throws {
    var entry = PreviewBook.Entry(module: "App", id: "Card", name: nil, source: "Card.swift", line: 3)
    for (name, content) in pictures.sorted(by: { $0.key < $1.key }) {
      let file = "pictures/\(name).png"
      try PackageFixture.write(content, to: file, in: folder)
      entry.pictures.append(
        PreviewBook.Picture(variant: "light", file: file, width: 1, height: 1, isScreen: false, stage: .light))
    }
    try JSONEncoder().encode(PreviewBook(entries: pictures.isEmpty ? [] : [entry]))
      .write(to: folder.appendingPathComponent(PreviewBook.fileName))
  }

  private func maker(in folder: URL, patterns: [String] = []) -> PreviewBookMaker {
    PreviewBookMaker(title: "App", folder: folder, patterns: patterns, variants: ["light", "dark"])
  }

  @Test func `the bundle is asked for patterns and variants`() throws {
    try withTemporaryFolder { folder in
      var book = maker(in: folder, patterns: ["Card*", "Row"])
      _ = try book.draw(build: { #expect(!$0) }) { environment in
        #expect(
          environment == [
            "TOUCHSTONE_PREVIEW_PAGE": folder.path, "TOUCHSTONE_PREVIEWS": "Card*,Row",
            "TOUCHSTONE_PREVIEW_VARIANTS": "light,dark",
          ])
        try draw(["a": "1"], in: folder)
      }
    }
  }

  @Test func `a second drawing tells what changed, and keeps the pictures before`() throws {
    try withTemporaryFolder { folder in
      var book = maker(in: folder)
      let first = try book.draw(build: { _ in }) { _ in try draw(["a": "1", "b": "1"], in: folder) }
      #expect(first.changed == [] && first.generation == 1)
      let second = try book.draw(build: { #expect($0) }) { _ in try draw(["a": "1", "b": "2", "c": "1"], in: folder) }
      #expect(second.changed == ["pictures/b.png", "pictures/c.png"] && second.generation == 2)
      let before = folder.appendingPathComponent("previous/b.png")
      #expect(try String(contentsOf: before, encoding: .utf8) == "1")
      let script = try String(contentsOf: folder.appendingPathComponent("previews.js"), encoding: .utf8)
      #expect(script.contains(#""changed":["pictures/b.png","pictures/c.png"]"#))
    }
  }

  @Test func `a page that follows the sources says when it was drawn`() throws {
    try withTemporaryFolder { folder in
      var book = maker(in: folder)
      let begin = Date().timeIntervalSince1970.rounded()
      #expect(try book.draw(build: { _ in }) { _ in try draw(["a": "1"], in: folder) }.drawn == nil)
      book.isWatched = true
      let drawn = try #require(try book.draw(build: { _ in }) { _ in try draw(["a": "1"], in: folder) }.drawn)
      #expect((begin...Date().timeIntervalSince1970.rounded()).contains(drawn))
    }
  }

  @Test func `pictures of an earlier process are not compared with, nor kept`() throws {
    try withTemporaryFolder { folder in
      try draw(["old": "1"], in: folder)
      var book = maker(in: folder)
      let page = try book.draw(build: { _ in }) { _ in try draw(["a": "1"], in: folder) }
      #expect(page.changed == [])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("pictures").path)
      #expect(names == ["a.png"])
    }
  }

  @Test func `a package that does not build keeps its pictures and shows the error, until it builds`() throws {
    try withTemporaryFolder { folder in
      var book = maker(in: folder)
      _ = try book.draw(build: { _ in }) { _ in try draw(["a": "1"], in: folder) }
      let failure = PreviewFailure.notBuilt("note\nA.swift:1:2: error: no </script>")
      #expect(throws: failure) { try book.draw(build: { _ in throw failure }) { _ in } }
      try book.tell(failure)
      let script = { try String(contentsOf: folder.appendingPathComponent("previews.js"), encoding: .utf8) }
      #expect(try script().contains("A.swift:1:2: error") && script().contains("pictures/a.png"))
      #expect(try script().contains(#""generation":2"#))
      let page = try book.draw(build: { _ in }) { _ in try draw(["a": "1"], in: folder) }
      #expect(page.problem == nil && page.generation == 3 && page.changed == [])
      #expect(try !script().contains("A.swift:1:2: error"))
    }
  }

  @Test func `no preview that matches is an error`() throws {
    try withTemporaryFolder { folder in
      var book = maker(in: folder, patterns: ["Crad"])
      #expect(throws: PreviewFailure.noPreviews(["Crad"])) {
        try book.draw(build: { _ in }) { _ in try draw([:], in: folder) }
      }
    }
  }

  @Test func `a variant that there is not is refused`() {
    #expect(throws: (any Error).self) { try DrawPreviews.parse(["--variant", "drak"]) }
    #expect(throws: Never.self) { try DrawPreviews.parse(["--variant", "dark", "--watch", "--only", "Card*"]) }
  }
}
