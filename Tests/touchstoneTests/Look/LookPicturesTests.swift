import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

struct LookPicturesTests {
  @Test func `the picture of an answer stays what it was when the view is drawn otherwise`() throws {
    try withTemporaryFolder { folder in
      let pictures = LookPictures(folder: folder)
      let first = try pictures.keep(Data("light".utf8), as: "plain")
      let second = try pictures.keep(Data("dark".utf8), as: "plain")
      #expect(first != second)
      #expect(try Data(contentsOf: first) == Data("light".utf8))
      // The same picture has the same path, in each process.
      #expect(try LookPictures(folder: folder).keep(Data("light".utf8), as: "plain") == first)
      // Source: sha256sum, of the five letters.
      #expect(first.lastPathComponent == "plain-99a7026172d4.png")
    }
  }

  @Test func `the oldest pictures are removed, but not one that was drawn again, nor files of others`() throws {
    try withTemporaryFolder { folder in
      let pictures = LookPictures(folder: folder)
      let files = try (0..<6).map { try pictures.keep(Data([$0]), as: "numbered") }
      for (age, file) in files.enumerated() {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: Double(age))], ofItemAtPath: file.path)
      }
      try Data().write(to: folder.appendingPathComponent("plain.png"))
      _ = try pictures.keep(Data([0]), as: "numbered")
      pictures.prune(to: 3)
      let left = [files[0], files[4], files[5]].map(\.lastPathComponent)
      #expect(names(in: folder.path) == (left + ["plain.png"]).sorted())
    }
  }
}
