import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneTestSupport

@testable import TouchstoneSnapshots
@testable import touchstone

struct GoldenConversionTests {
  /// A conversion that ends early.
  private struct Killed: Error {}

  private func picture(_ value: UInt8, title: String = "") throws -> Data {
    let bitmap = Bitmap(width: 3, height: 2) { bytes in
      for index in 0..<24 { bytes[index] = index % 4 == 3 ? 255 : value }
    }
    return try bitmap.pngData(metadata: GoldenMetadata(tool: "0.4.0", scale: 2, strategy: title).texts)
  }

  /// The goldens of a package, by their paths, and files that are none.
  private func files() throws -> [String: Data] {
    [
      "Snapshots/CardTests/Cards/card.dark@2x.png": try picture(1),
      "Snapshots/CardTests/Cards/card.1@2x.png": try picture(2),
      "Snapshots/CardTests/Cards/card.tree.txt": Data("VStack\n".utf8),
      "Snapshots/CardTests/Rows/row.1.json": Data("{}".utf8),
      "Snapshots/OtherTests/Cards/card.dark@2x.png": try picture(3),
      "Snapshots/CardTests/Cards/card.audit.txt": Data("a".utf8),
      "Snapshots/README.md": Data("about".utf8), "Snapshots/touchstone.json": Data(#"{"approvals": "kept"}"#.utf8),
    ]
  }

  private func write(_ files: [String: Data], to package: URL) throws {
    for (path, data) in files {
      let file = package.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  private func contents(of package: URL) throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: package.appendingPathComponent("Snapshots").path)
    let pairs = paths.compactMap { path in
      FileManager.default.contents(atPath: package.path + "/Snapshots/" + path).map { ("Snapshots/\(path)", $0) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private let hashed = [
    "Snapshots/CardTests/Cards.goldens", "Snapshots/CardTests/Cards/card.audit.txt", "Snapshots/CardTests/Rows.goldens",
    "Snapshots/OtherTests/Cards.goldens", "Snapshots/README.md", "Snapshots/touchstone.json",
  ]

  private func settings(_ package: URL) -> PackageSettings.Goldens { PackageSettings(ofPackage: package).goldens }

  private func toHashes(_ package: URL, _ willChange: @escaping () throws -> Void = {}) throws {
    var conversion = GoldenConversion(package: package)
    conversion.willChange = willChange
    try conversion.convertToHashes()
  }

  private func toFiles(_ package: URL, _ willChange: @escaping () throws -> Void = {}) throws {
    var conversion = GoldenConversion(package: package)
    conversion.willChange = willChange
    try conversion.convertToFiles()
  }

  @Test func `files become hashes and the same files again`() throws {
    try withTemporaryFolder { package in
      try write(files(), to: package)
      try toHashes(package)
      #expect(try contents(of: package).keys.sorted() == hashed)
      #expect(settings(package) == .hashes)
      #expect(PackageSettings(ofPackage: package).approvals == .kept)
      let goldens = try #require(HashedGoldens(ofPackage: package))
      let lines = try goldens.manifest(at: hashed[0]).text.split(separator: "\n").map {
        $0.split(separator: "\t").dropFirst()
      }
      #expect(
        lines.dropFirst().map { $0.joined(separator: " ") } == [
          "3x2@2x png card.1", "3x2@2x png card.dark", "- txt card.tree",
        ])
      // Again: nothing to do.
      let before = try contents(of: package)
      try toHashes(package)
      #expect(try contents(of: package) == before)
      try toFiles(package)
      let after = try contents(of: package)
      for (path, data) in try files() where path != PackageSettings.path { #expect(after[path] == data, "\(path)") }
      #expect(try after.keys.sorted() == files().keys.sorted())
      #expect(settings(package) == .kept)
    }
  }

  /// At each moment every golden must be complete in the form that the settings name.
  private func requireWhole(_ package: URL) throws {
    let goldens = HashedGoldens(package: package, environment: SnapshotEnvironment())
    for (path, data) in try files() {
      guard let place = ManifestPlace(golden: path) else { continue }
      switch settings(package) {
      case .hashes:
        let entry = try #require(try goldens.manifest(at: place.manifest).entries[place.fileName])
        #expect(try goldens.objects.read(entry.address) == data)
      case .kept, .none:
        #expect(FileManager.default.contents(atPath: package.path + "/" + path) == data, "\(path)")
      }
    }
  }

  @Test func `a conversion that ends at any moment loses nothing, and the next one ends the work`() throws {
    var moments = 0
    for isBack in [false, true] {
      for moment in 0... {
        let isOver = try withTemporaryFolder { package in
          try write(files(), to: package)
          if isBack { try toHashes(package) }
          var count = 0
          let kill = { () throws -> Void in
            if count == moment { throw Killed() }
            count += 1
          }
          do {
            if isBack { try toFiles(package, kill) } else { try toHashes(package, kill) }
            return true
          } catch is Killed {}
          moments += 1
          try requireWhole(package)
          // The same direction, and the other one: the user may have thought better of it.
          let copy = package.appendingPathComponent("copy")
          try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
          for name in ["Snapshots", ".build"] where access(package.path + "/" + name, F_OK) == 0 {
            try FileManager.default.copyItem(
              at: package.appendingPathComponent(name), to: copy.appendingPathComponent(name))
          }
          for folder in [package, copy] {
            if isBack == (folder == package) { try toFiles(folder) } else { try toHashes(folder) }
            try requireWhole(folder)
            let paths = try contents(of: folder).keys.sorted()
            #expect(try paths == (isBack == (folder == package) ? files().keys.sorted() : hashed))
          }
          return false
        }
        if isOver { break }
      }
    }
    // Each golden is written and removed, and each manifest and the settings are.
    #expect(moments >= 20)
  }

  @Test func `fifty conversions that are killed, to and fro, lose nothing, and the next one ends the work`() throws {
    try withTemporaryFolder { package in
      try write(files(), to: package)
      let commands = ["hashes", "files"].map { ["goldens", "convert", "--to", $0] }
      let killed = try KilledTool(folder: package).kill(commands, times: 50, seed: 53) { try requireWhole(package) }
      #expect(killed == 50)
      for (command, paths) in zip(commands, [hashed, try files().keys.sorted()]) {
        #expect(try ToolRun(command, folder: package).status == 0)
        try requireWhole(package)
        let names = try contents(of: package).keys.sorted()
        #expect(names == paths)
      }
      let after = try contents(of: package).filter { $0.key != PackageSettings.path }
      #expect(try after == files().filter { $0.key != PackageSettings.path })
    }
  }

  @Test func `goldens that show the same share the file of one`() throws {
    try withTemporaryFolder { package in
      let paths = ["a", "b"].map { "Snapshots/CardTests/Cards/\($0)@2x.png" }
      try write([paths[0]: picture(1, title: "one"), paths[1]: picture(1, title: "two")], to: package)
      var conversion = GoldenConversion(package: package)
      try conversion.convertToHashes()
      #expect(conversion.shared == 1 && conversion.converted == 2)
      #expect(conversion.summary(.hashes).contains { $0.hasPrefix("1 show what another golden shows") })
      try toFiles(package)
      let after = try contents(of: package)
      #expect(try after[paths[0]] == picture(1, title: "one") && after[paths[1]] == picture(1, title: "one"))
    }
  }

  @Test func `faulty goldens stop a conversion before it changes anything`() throws {
    try withTemporaryFolder { package in
      let pointer =
        "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "a", count: 64))\nsize 9\n"
      var all = try files()
      all["Snapshots/CardTests/Cards/lfs@2x.png"] = Data(pointer.utf8)
      all["Snapshots/CardTests/Cards/cut@2x.png"] = try picture(1).dropLast(9)
      try write(all, to: package)
      let error = #expect(throws: GoldensError.self) { try toHashes(package) }
      #expect(error?.description.contains("2 goldens are faulty:") == true)
      #expect(error?.description.contains("git lfs pull") == true)
      #expect(try contents(of: package) == all)
      #expect(settings(package) == .kept)
    }
  }

  @Test func `hashes whose pictures are elsewhere are not converted to files`() throws {
    try withTemporaryFolder { package in
      try write(files(), to: package)
      try toHashes(package)
      let objects = ObjectStore(ofPackage: package, environment: SnapshotEnvironment())
      let before = try contents(of: package)
      let lost = try #require(ObjectAddress(of: picture(2), pathExtension: "png"))
      try objects.remove(lost)
      #expect(throws: GoldensError.notHere(["Snapshots/CardTests/Cards/card.1@2x.png"])) { try toFiles(package) }
      // As is one that is something else.
      try picture(9).write(to: objects.url.appendingPathComponent(lost.path))
      #expect(throws: GoldensError.notHere(["Snapshots/CardTests/Cards/card.1@2x.png"])) { try toFiles(package) }
      #expect(try contents(of: package) == before)
    }
  }

  @Test func `a manifest that was changed during the conversion stays`() throws {
    try withTemporaryFolder { package in
      try write(files(), to: package)
      try toHashes(package)
      let goldens = HashedGoldens(package: package, environment: SnapshotEnvironment())
      let place = try #require(ManifestPlace(golden: "Snapshots/CardTests/Rows/row.2.json"))
      // Another process records when the settings have just changed.
      var isRecorded = false
      let error = #expect(throws: GoldensError.self) {
        try toFiles(package) {
          if isRecorded || settings(package) != .kept { return }
          isRecorded = true
          try goldens.record(Data("[]".utf8), at: place)
        }
      }
      #expect(error?.description.contains("it was changed during the conversion") == true)
      #expect(try goldens.entry(of: place) != nil)
      try toFiles(package)
      #expect(try contents(of: package)[place.golden] == Data("[]".utf8))
      #expect(goldens.manifests.isEmpty)
    }
  }

  @Test func `a manifest whose lines have no place stops a conversion`() throws {
    try withTemporaryFolder { package in
      try write(files(), to: package)
      try toHashes(package)
      let hidden = "Snapshots/.old/Cards.goldens"
      try write([hidden: try #require(contents(of: package)[hashed[0]])], to: package)
      let error = #expect(throws: GoldensError.self) { try toFiles(package) }
      #expect(error?.description.contains("\(hidden) is in a folder that has no goldens") == true)
      #expect(try contents(of: package)[hidden] != nil)
    }
  }

  @Test func `a folder that cannot be listed stops a conversion before the settings change`() throws {
    try withTemporaryFolder { package in
      try write(files(), to: package)
      try toHashes(package)
      let folder = package.appendingPathComponent("Snapshots/CardTests")
      let other = package.appendingPathComponent("other")
      try FileManager.default.moveItem(at: folder, to: other)
      try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: other)
      let error = #expect(throws: GoldensError.self) { try toFiles(package) }
      #expect(error?.description.contains("Snapshots/CardTests cannot be read") == true)
      #expect(settings(package) == .hashes)
    }
  }

  @Test func `conflicts, and files beside lines that show something else, stop a conversion`() throws {
    try withTemporaryFolder { package in
      try write(files(), to: package)
      try toHashes(package)
      let golden = "Snapshots/CardTests/Cards/card.1@2x.png"
      try write([golden: picture(7)], to: package)
      for convert in [toHashes, toFiles] {
        #expect(throws: GoldensError.both([golden])) { try convert(package, {}) }
      }
      #expect(try contents(of: package)[golden] == picture(7))
      // The same picture is what a merge with a branch that has files leaves: it only goes.
      try write([golden: picture(2)], to: package)
      try toHashes(package)
      #expect(try contents(of: package).keys.sorted() == hashed)
      let manifest = package.appendingPathComponent(hashed[0])
      let text = try String(contentsOf: manifest, encoding: .utf8)
      try Data((text + "<<<<<<< HEAD\n").utf8).write(to: manifest)
      let error = #expect(throws: GoldensError.self) { try toFiles(package) }
      #expect(error?.description.contains("conflict markers") == true)
    }
  }

  @Test func `the command says what it did, and what is missing for others`() throws {
    try withTemporaryFolder { package in
      try write(files(), to: package)
      let there = try ToolRun(["goldens", "convert", "--to", "hashes"], folder: package)
      #expect(there.status == 0, "\(there.output)")
      #expect(there.output.contains("5 goldens converted to hashes\n1 stay files"))
      #expect(there.output.contains(#"name a "store" in Snapshots/touchstone.json, and push"#))
      let back = try ToolRun(["goldens", "convert", "--to", "files"], folder: package)
      #expect(back.status == 0 && back.output.contains("5 goldens converted to files"), "\(back.output)")
      try write([PackageSettings.path: Data(#"{"goldens": "none"}"#.utf8)], to: package)
      let none = try ToolRun(["goldens", "convert", "--to", "hashes"], folder: package)
      #expect(none.status == 1 && none.output.contains("keeps no goldens"))
    }
  }
}
