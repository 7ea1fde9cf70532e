import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct HashedGoldensTests {
  private func goldens(_ folder: URL) -> HashedGoldens {
    HashedGoldens(package: folder, environment: SnapshotEnvironment())
  }

  private func place(_ name: String) throws -> ManifestPlace {
    try #require(ManifestPlace(golden: "Snapshots/CardTests/Cards/\(name)"))
  }

  @Test func `goldens of the package's own layout have places, other files do not`() throws {
    let place = try place("dark.1@2x.png")
    #expect(place.golden == "Snapshots/CardTests/Cards/dark.1@2x.png")
    #expect(place.manifest == "Snapshots/CardTests/Cards.goldens")
    for path in [
      "Snapshots/CardTests/dark.png", "Snapshots/A/B/C/dark.png", "Tests/A/__Snapshots__/Cards/dark.png",
      "Snapshots/A/B/dark.audit.txt", "Snapshots/A/B/dark", "Snapshots/A/B/notes.md", "Snapshots/../B/dark.png",
      "/Snapshots/A/B/dark.png", "Snapshots/.git/B/dark.png", "Snapshots/A/B/.hidden.png", "Snapshots/A//dark.png",
    ] { #expect(ManifestPlace(golden: path) == nil, "\(path)") }
  }

  @Test func `what is recorded is in the manifest and in the store`() throws {
    try withTemporaryFolder { folder in
      let goldens = goldens(folder)
      #expect(try goldens.entry(of: place("a.txt")) == nil)
      let entry = try #require(try goldens.record(Data("one".utf8), at: place("a.txt")))
      #expect(try goldens.entry(of: place("a.txt")) == entry)
      #expect(try goldens.objects.read(entry.address) == Data("one".utf8))
      #expect(goldens.manifests == ["Snapshots/CardTests/Cards.goldens"])
      // A later reader sees what another process wrote.
      try self.goldens(folder).record(Data("two".utf8), at: place("a.txt"))
      #expect(try goldens.entry(of: place("a.txt"))?.address != entry.address)
      try goldens.set(entry, at: place("a.txt"))
      #expect(try goldens.entry(of: place("a.txt")) == entry)
      try goldens.set(nil, at: place("a.txt"))
      #expect(goldens.manifests.isEmpty)
      #expect(try goldens.record(Data([0, 1]), at: place("b.txt")) != nil)
      #expect(try goldens.record(Data("no picture".utf8), at: place("b.png")) == nil)
    }
  }

  @Test func `writers of one manifest at once lose no line`() async throws {
    let folder = try TemporaryFolder()
    let (url, goldens) = (folder.url, goldens(folder.url))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<24 {
        group.addTask {
          let other = HashedGoldens(package: url, environment: SnapshotEnvironment())
          try other.record(Data("\(number)".utf8), at: try place("test.\(number).txt"))
        }
      }
      try await group.waitForAll()
    }
    #expect(try goldens.manifest(at: place("a.txt").manifest).entries.count == 24)
    withExtendedLifetime(folder) {}
  }

  @Test func `a manifest with a conflict is only written when a recording was asked for`() throws {
    try withTemporaryFolder { folder in
      let goldens = goldens(folder)
      try goldens.record(Data("one".utf8), at: place("a.txt"))
      let file = folder.appendingPathComponent(try place("a.txt").manifest)
      let text = try String(contentsOf: file, encoding: .utf8)
      let line = try #require(text.split(separator: "\n").last)
      let conflict = "\(GoldenManifest.header)\n<<<<<<< HEAD\n\(line)\n=======\n>>>>>>> topic\n"
      try Data(conflict.utf8).write(to: file)
      let manifest = try place("a.txt").manifest
      #expect(throws: ManifestFault.unsettled(manifest, .conflict)) { try goldens.entry(of: place("a.txt")) }
      #expect(throws: ManifestFault.unsettled(manifest, .conflict)) {
        try goldens.record(Data("b".utf8), at: place("b.txt"), isAsked: false)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == conflict)
      try goldens.record(Data("b".utf8), at: place("b.txt"))
      #expect(try goldens.manifest(at: manifest).entries.keys.sorted() == ["b.txt"])
      #expect(try goldens.manifest(at: manifest).isSound)
    }
  }

  @Test func `a manifest of another version, malformed lines and a golden that is a file are faults with a way out`()
    throws
  {
    try withTemporaryFolder { folder in
      let goldens = goldens(folder)
      try goldens.record(Data("one".utf8), at: place("a.txt"))
      let manifest = try place("a.txt").manifest
      let file = folder.appendingPathComponent(manifest)
      let faults: [(String, ManifestFault, String)] = [
        ("# touchstone.goldens/9\n", .header(manifest, line: "# touchstone.goldens/9"), "git checkout -- \(manifest)"),
        ("\(GoldenManifest.header)\nabc\n", .malformed(manifest, lines: [2]), "lines that cannot be read: 2"),
      ]
      for (text, fault, words) in faults {
        try Data(text.utf8).write(to: file)
        #expect(throws: fault) { try goldens.entry(of: place("b.txt")) }
        #expect(fault.text.contains(words))
      }
      try FileManager.default.removeItem(at: file)
      let golden = try place("a.txt").golden
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Snapshots/CardTests/Cards"), withIntermediateDirectories: true)
      try Data("a".utf8).write(to: folder.appendingPathComponent(golden))
      #expect(throws: ManifestFault.isFile(golden)) { try goldens.entry(of: place("a.txt")) }
      #expect(ManifestFault.isFile(golden).text.contains("goldens convert --to hashes"))
    }
  }

  @Test func `what settles one golden drops its own lines, and refuses to drop those of others`() throws {
    try withTemporaryFolder { folder in
      let goldens = goldens(folder)
      for name in ["a.txt", "b.txt"] { try goldens.record(Data(name.utf8), at: place(name)) }
      let manifest = try place("a.txt").manifest
      let file = folder.appendingPathComponent(manifest)
      let lines = try goldens.goldens(of: manifest).map(\.entry.line)
      let own = "<<<<<<< HEAD\n\(lines[0])\n=======\n>>>>>>> topic\n"
      let refused: [(String, ManifestFault)] = [
        ("<<<<<<< HEAD\n\(lines[0])\n=======\n\(lines[1])\n>>>>>>> topic\n", .unsettled(manifest, .conflict)),
        (lines[0] + "\n\(lines[1])\n\(lines[1])\n", .unsettled(manifest, .duplicate)),
        (own + lines[1] + "\nabc\n", .malformed(manifest, lines: [7])),
      ]
      for (text, fault) in refused {
        let text = "\(GoldenManifest.header)\n\(text)"
        try Data(text.utf8).write(to: file)
        #expect(throws: fault) {
          try goldens.record(Data("new".utf8), at: place("a.txt"), isAsked: false, settles: true)
        }
        #expect(throws: fault) { try goldens.set(nil, at: place("a.txt")) }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
      }
      try Data("\(GoldenManifest.header)\n\(own)\(lines[1])\n".utf8).write(to: file)
      try goldens.record(Data("new".utf8), at: place("a.txt"), isAsked: false, settles: true)
      #expect(try goldens.manifest(at: manifest).entries.keys.sorted() == ["a.txt", "b.txt"])
    }
  }

  @Test func `a folder that cannot be listed is passed over, and named by who needs all manifests`() throws {
    try withTemporaryFolder { folder in
      let goldens = goldens(folder)
      try goldens.record(Data("one".utf8), at: place("a.txt"))
      let snapshots = folder.appendingPathComponent("Snapshots")
      try Data("about".utf8).write(to: snapshots.appendingPathComponent("README.md"))
      #expect(try goldens.allManifests() == [place("a.txt").manifest])
      // A link is not followed, whoever lists it.
      let other = folder.appendingPathComponent("other")
      try FileManager.default.moveItem(at: snapshots.appendingPathComponent("CardTests"), to: other)
      #expect(try goldens.allManifests() == [])
      try FileManager.default.createSymbolicLink(
        at: snapshots.appendingPathComponent("CardTests"), withDestinationURL: other)
      #expect(goldens.manifests == [])
      #expect(throws: ManifestFault.file("Snapshots/CardTests", .read, .link)) { try goldens.allManifests() }
    }
  }

  /// A pull request may bring a link in the place of a manifest.
  @Test func `a manifest that is a link to another file is not read`() throws {
    try withTemporaryFolder { folder in
      let package = folder.resolvingSymlinksInPath().appendingPathComponent("package")
      let goldens = goldens(package)
      try goldens.record(Data("one".utf8), at: place("a.txt"))
      let file = package.appendingPathComponent(try place("a.txt").manifest)
      let secret = package.deletingLastPathComponent().appendingPathComponent("secret.txt")
      try FileManager.default.moveItem(at: file, to: secret)
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: secret)
      #expect(throws: ManifestFault.self) { try goldens.entry(of: place("a.txt")) }
      #expect(throws: ManifestFault.self) { try goldens.record(Data("two".utf8), at: place("a.txt")) }
      #expect(try String(contentsOf: secret, encoding: .utf8).hasPrefix(GoldenManifest.header))
    }
  }

  @Test func `the settings of the package and the environment decide whether goldens are hashes`() throws {
    try withTemporaryFolder { folder in
      #expect(HashedGoldens(ofPackage: folder) == nil)
      let file = folder.appendingPathComponent(PackageSettings.path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try #require(PackageSettings.json(goldens: .hashes, in: Data(#"{"approvals": "kept"}"#.utf8))).write(to: file)
      #expect(HashedGoldens(ofPackage: folder) != nil)
      #expect(PackageSettings(ofPackage: folder).approvals == .kept)
      // Goldens in another folder, such as those of a revision that is compared, are files.
      let elsewhere = SnapshotEnvironment(["TOUCHSTONE_SNAPSHOTS": "/tmp/other"])
      #expect(HashedGoldens(ofPackage: folder, environment: elsewhere) == nil)
      // The package's own folder may be named, as where a program runs at another path than that of its sources.
      let link = folder.appendingPathComponent("link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
      for path in [folder.path + "/Snapshots", "Snapshots", folder.path + "/Snapshots/", link.path + "/Snapshots"] {
        let own = SnapshotEnvironment(["TOUCHSTONE_SNAPSHOTS": path])
        #expect(HashedGoldens(ofPackage: folder, environment: own) != nil, "\(path)")
        let base = SnapshotEnvironment(["TOUCHSTONE_SNAPSHOTS": path, "TOUCHSTONE_BASE": "main"])
        #expect(HashedGoldens(ofPackage: folder, environment: base) == nil, "\(path)")
      }
    }
  }
}
