import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneUI

@testable import TouchstoneRenderer

/// Asset catalogues of a stranger's pull request, whose names and links lead to other files of the machine.
@MainActor @Suite(.timeLimit(.minutes(10))) struct AssetSetTests {
  /// A bundle with a catalogue, in a folder with a picture that is no part of either.
  private func withBundle(_ body: (_ bundle: Bundle, _ catalogue: URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalogue = folder.appendingPathComponent("App.bundle/Assets.xcassets")
    let set = catalogue.appendingPathComponent("Card.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let picture = try Bitmap(width: 1, height: 1, bytes: [0, 255, 0, 255]).pngData()
    for file in ["secret.png", "App.bundle/Assets.xcassets/Card.imageset/card.png"] {
      try picture.write(to: folder.appendingPathComponent(file))
    }
    try body(try #require(Bundle(path: folder.appendingPathComponent("App.bundle").path)), catalogue)
  }

  private func write(_ json: String, to set: URL) throws {
    try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
  }

  private func link(_ place: URL, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
  }

  /// Draws the set "Card": whether there is a picture, and what was wrong.
  private func draw(_ bundle: Bundle) throws -> (isGreen: Bool, text: String) {
    let image = Image("Card", bundle: bundle).resizable().frame(width: 1, height: 1)
    let output = try ImageRenderer(content: image).render()
    let pixel = output.bitmap[0, 0]
    return (pixel.green == 255 && pixel.red == 0, output.diagnostics.map { "\($0)" }.joined())
  }

  @Test(arguments: [
    ("card.png", nil), ("alias.png", nil), ("../../../secret.png", "does not name a file in the set's folder"),
    ("../Card.imageset/card.png", "does not name a file in the set's folder"),
    ("..", "does not name a file in the set's folder"), (".", "does not name a file in the set's folder"),
    ("", "does not name a file in the set's folder"), ("/etc/passwd", "does not name a file in the set's folder"),
    ("card.png\0.png", "does not name a file in the set's folder"),
    ("link.png", "is a link that leads out of the asset catalogue"),
    ("dangling.png", "is not in the set's folder"), ("pipe.png", "a folder, a pipe or a device"),
    ("folder.png", "a folder, a pipe or a device"), ("nowhere.png", "is not in the set's folder"),
    ("huge.png", "is larger than 256 MiB"),
  ])
  func `an image set is drawn from regular files of its catalogue alone`(name: String, fault: String?) throws {
    try withBundle { bundle, catalogue in
      let set = catalogue.appendingPathComponent("Card.imageset")
      try link(set.appendingPathComponent("alias.png"), to: "card.png")
      try link(set.appendingPathComponent("link.png"), to: "../../../secret.png")
      try link(set.appendingPathComponent("dangling.png"), to: "/nowhere/at/all.png")
      let pipe = set.appendingPathComponent("pipe.png").path
      #expect(mkfifo(pipe, 0o600) == 0)
      try FileManager.default.createDirectory(
        at: set.appendingPathComponent("folder.png"), withIntermediateDirectories: true)
      let huge = set.appendingPathComponent("huge.png").path
      #expect(FileManager.default.createFile(atPath: huge, contents: nil) && truncate(huge, 1 << 40) == 0)
      let entry = try String(decoding: JSONEncoder().encode(["filename": name, "scale": "1x"]), as: UTF8.self)
      try write(#"{"images": [\#(entry)]}"#, to: set)
      let drawn = try draw(bundle)
      #expect(drawn.isGreen == (fault == nil))
      if let fault { #expect(drawn.text.contains(fault), "\(drawn.text)") }
    }
  }

  @Test func `a set that is a link out of the catalogue, or whose contents are a pipe, is an error`() throws {
    let contents = #"{"images": [{"filename": "card.png"}]}"#
    try withBundle { bundle, catalogue in
      let set = catalogue.appendingPathComponent("Card.imageset")
      let elsewhere = bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("Elsewhere.imageset")
      try write(contents, to: set)
      try FileManager.default.moveItem(at: set, to: elsewhere)
      try link(set, to: elsewhere.path)
      let text = try draw(bundle).text
      #expect(text.contains("is a link that leads out of the asset catalogue"))
    }
    try withBundle { bundle, catalogue in
      let pipe = catalogue.appendingPathComponent("Card.imageset/Contents.json").path
      #expect(mkfifo(pipe, 0o600) == 0)
      let text = try draw(bundle).text
      #expect(text.contains("a folder, a pipe or a device"))
    }
  }

  @Test func `symbols and colours are found in files of the catalogue alone`() throws {
    try withBundle { bundle, catalogue in
      for name in ["Mark.symbolset", "Good.symbolset", "Ink.colorset"] {
        try FileManager.default.createDirectory(
          at: catalogue.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      let outside = bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("mark.svg")
      try Data("<svg/>".utf8).write(to: outside)
      try Data("<svg/>".utf8).write(to: catalogue.appendingPathComponent("Good.symbolset/b.svg"))
      try link(catalogue.appendingPathComponent("Mark.symbolset/mark.svg"), to: outside.path)
      try link(catalogue.appendingPathComponent("Good.symbolset/a.svg"), to: outside.path)
      let pipe = catalogue.appendingPathComponent("Ink.colorset/Contents.json").path
      #expect(mkfifo(pipe, 0o600) == 0)
      let images = ImageCatalog()
      #expect(images.symbolFile(named: "Mark", bundlePath: bundle.bundlePath) == nil)
      #expect(images.symbolFile(named: "Good", bundlePath: bundle.bundlePath)?.hasSuffix("/b.svg") == true)
      #expect(images.colorSet(named: "Ink", bundlePath: bundle.bundlePath) == nil)
    }
  }

  // Measured on Apple's frameworks: `Image("nested")` is empty where only `Folder/nested` exists.
  @Test(arguments: [
    (#"{"properties": {"provides-namespace": true}}"#, ["Icons/Star"]),
    (#"{"properties": {"provides-namespace": false}}"#, ["Star"]), ("{}", ["Star"]), ("damaged", ["Star"]),
  ])
  func `a group is part of the names of its assets if it provides a namespace`(json: String, names: [String]) throws {
    try withBundle { bundle, catalogue in
      let set = catalogue.appendingPathComponent("Icons/Star.colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try write(#"{"colors": [{"color": {"components": {"white": "1", "alpha": "1"}}}]}"#, to: set)
      try write(json, to: set.deletingLastPathComponent())
      let found = ["Star", "Icons/Star", "Other/Star"].filter {
        ImageCatalog().colorSet(named: $0, bundlePath: bundle.bundlePath) != nil
      }
      #expect(found == names)
    }
  }

  @Test(arguments: [("v1.2", true), ("Face.complicationset", false), (".hidden", false)])
  func `a group may have a dot in its name, and a set is none`(folder: String, isGroup: Bool) throws {
    try withBundle { bundle, catalogue in
      let set = catalogue.appendingPathComponent("\(folder)/Star.colorset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try write(#"{"colors": [{"color": {"components": {"white": "1", "alpha": "1"}}}]}"#, to: set)
      #expect((ImageCatalog().colorSet(named: "Star", bundlePath: bundle.bundlePath) != nil) == isGroup)
    }
  }

  @Test func `groups that are links in circles end the search`() throws {
    try withBundle { bundle, catalogue in
      for name in ["A", "B", "C"] { try link(catalogue.appendingPathComponent(name), to: ".") }
      try write(#"{"images": [{"filename": "card.png"}]}"#, to: catalogue.appendingPathComponent("Card.imageset"))
      #expect(try draw(bundle).isGreen)
    }
  }
}
