import Foundation
import Testing
import UIKit

@Suite struct NSDataAssetTests {
  /// Returns the data set `Notes` of a catalogue with the given description, beside a file `notes.txt`.
  private func notes(_ contents: String) throws -> NSDataAsset? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("data-\(UUID().uuidString)")
    let set = folder.appendingPathComponent("Data.xcassets/Notes.dataset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    try Data("hello".utf8).write(to: set.appendingPathComponent("notes.txt"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(NSDataAsset(name: "Other", bundle: bundle) == nil)
    return NSDataAsset(name: "Notes", bundle: bundle)
  }

  @Test func `data sets are read from catalogues`() throws {
    let asset = try #require(
      try notes(
        #"{"data": [{"idiom": "universal", "filename": "notes.txt", "universal-type-identifier": "public.text"}]}"#))
    #expect(asset.name == "Notes")
    #expect(asset.data == Data("hello".utf8))
    #expect(asset.typeIdentifier == "public.text")
  }

  @Test func `without a bundle, the resources beside the program are searched`() throws {
    let name = "Notes-\(UUID().uuidString)"
    let folder = try #require(Bundle.main.resourceURL).appendingPathComponent("\(name).xcassets")
    let set = folder.appendingPathComponent("\(name).dataset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"{"data": [{"filename": "notes.txt"}]}"#.utf8).write(to: set.appendingPathComponent("Contents.json"))
    try Data("beside".utf8).write(to: set.appendingPathComponent("notes.txt"))
    #expect(NSDataAsset(name: name)?.data == Data("beside".utf8))
    #expect(NSDataAsset(name: name + "x") == nil)
  }

  @Test(arguments: [
    #"{"data": []}"#, #"{"data": [{"filename": "other.txt"}]}"#,
    #"{"data": [{"filename": "../Notes.dataset/notes.txt"}]}"#,
    "broken",
  ])
  func `a data set without a file in its folder is nil`(contents: String) throws {
    #expect(try notes(contents) == nil)
  }
}
