import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots
@testable import touchstone

/// Where the files of goldens come from, of which Git has only hashes.
struct GoldenRetrievalTests {
  /// A package with two commits, each of which wrote a line.
  private struct Package {
    let repository: GitRepository
    let goldens: HashedGoldens
    let commits: [String]
    static let names = ["old", "new"]

    init(in folder: URL) throws {
      repository = try GitRepository(in: folder)
      goldens = HashedGoldens(package: repository.url, environment: SnapshotEnvironment())
      try repository.git("config", "core.excludesFile", "/dev/null")
      var commits: [String] = []
      for name in Self.names {
        try goldens.record(Data(name.utf8), at: Self.place(name))
        // Git sorts commits by the second.
        try repository.write([".gitignore": ".build\n"])
        try repository.git("add", "--all")
        try repository.git("commit", "-q", "-m", name, "--date", "2026-01-0\(commits.count + 1)T00:00:00Z")
        commits.append(try repository.git("rev-parse", "HEAD"))
      }
      self.commits = commits
      for address in goldens.objects.addresses { try goldens.objects.remove(address) }
    }

    static func place(_ name: String) throws -> ManifestPlace {
      try #require(ManifestPlace(golden: "Snapshots/A/Cards/test.\(name).txt"))
    }

    /// The snapshots that a commit draws, in a folder as `compare-snapshots` has it.
    func drawn(_ texts: [String: String], in folder: URL) throws -> URL {
      let pictures = folder.appendingPathComponent("drawn-\(UUID().uuidString)")
      let cards = pictures.appendingPathComponent("A/Cards")
      try FileManager.default.createDirectory(at: cards, withIntermediateDirectories: true)
      for (name, text) in texts { try Data(text.utf8).write(to: cards.appendingPathComponent("test.\(name).txt")) }
      return pictures
    }
  }

  private struct Away: Error, CustomStringConvertible {
    var description: String { "The store is away." }
  }

  /// Calls of a closure, which cannot change a value around it.
  private final class Calls {
    var commits: [String] = []
    var suites: [String?] = []
  }

  @Test func `lines are traced to the commits that wrote them, and edited ones to none`() throws {
    try withTemporaryFolder { folder in
      let package = try Package(in: folder)
      let manifest = try Package.place("old").manifest
      try package.goldens.record(Data("edited".utf8), at: Package.place("edited"))
      let origins = GoldenRetrieval.origins(of: manifest, in: package.repository.url)
      let lines = try package.goldens.manifest(at: manifest).entries
      #expect(origins[try #require(lines["test.old.txt"]).line] == package.commits[0])
      #expect(origins[try #require(lines["test.new.txt"]).line] == package.commits[1])
      #expect(origins[try #require(lines["test.edited.txt"]).line] == nil)
    }
  }

  @Test func `the store is asked first, and verified`() throws {
    try withTemporaryFolder { folder in
      let package = try Package(in: folder)
      let wanted = try GoldenRetrieval.lacking(in: package.goldens)
      #expect(wanted.map(\.place.fileName) == ["test.new.txt", "test.old.txt"])
      var retrieval = GoldenRetrieval(
        package.goldens,
        fetch: { addresses, store in
          for address in addresses {
            // One of them is something else.
            let file = store.url.appendingPathComponent(address.path)
            try FileManager.default.createDirectory(
              at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("new".utf8).write(to: file)
          }
        }, draw: { _, _ in folder })
      let lacking = retrieval.retrieve(wanted)
      #expect(lacking.map(\.place.fileName) == ["test.old.txt"])
      #expect(retrieval.counts == (1, 0))
    }
  }

  @Test func `what the store lacks is drawn by the commits that wrote the lines, the newest first`() throws {
    try withTemporaryFolder { folder in
      let package = try Package(in: folder)
      let calls = Calls()
      var retrieval = GoldenRetrieval(
        package.goldens, fetch: { _, _ in throw Away() },
        draw: { commit, suite in
          calls.commits.append(commit)
          calls.suites.append(suite)
          // The newer commit draws the old snapshot otherwise by now.
          let texts = commit == package.commits[1] ? ["new": "new", "old": "other"] : ["old": "old"]
          return try package.drawn(texts, in: folder)
        })
      #expect(try retrieval.retrieve(GoldenRetrieval.lacking(in: package.goldens)).isEmpty)
      #expect(calls.commits == [package.commits[1], package.commits[0]] && calls.suites == ["Cards", "Cards"])
      #expect(retrieval.notes == ["The store is away."])
      #expect(retrieval.counts == (0, 2))
      #expect(try GoldenRetrieval.lacking(in: package.goldens).isEmpty)
    }
  }

  @Test func `a commit that draws both is drawn alone`() throws {
    try withTemporaryFolder { folder in
      let package = try Package(in: folder)
      let calls = Calls()
      var retrieval = GoldenRetrieval(
        package.goldens, fetch: nil,
        draw: { commit, _ in
          calls.commits.append(commit)
          return try package.drawn(["new": "new", "old": "old"], in: folder)
        })
      #expect(try retrieval.retrieve(GoldenRetrieval.lacking(in: package.goldens)).isEmpty)
      #expect(calls.commits == [package.commits[1]])
    }
  }

  @Test func `a commit that does not build leaves its goldens missing and says so`() throws {
    try withTemporaryFolder { folder in
      let package = try Package(in: folder)
      var retrieval = GoldenRetrieval(
        package.goldens, fetch: nil,
        draw: { commit, _ in
          if commit == package.commits[0] {
            throw ComparisonError.notBuilt(side: "base", [], excerpt: "no such module", missing: [])
          }
          return try package.drawn(["new": "new"], in: folder)
        })
      let lacking = try retrieval.retrieve(GoldenRetrieval.lacking(in: package.goldens))
      #expect(lacking.map(\.place.fileName) == ["test.old.txt"])
      #expect(retrieval.notes.count == 1 && retrieval.notes[0].contains("does not build"))
    }
  }

  @Test func `a commit that SwiftPM cannot build is named by the command, and the store has its goldens all the same`()
    throws
  {
    try withTemporaryFolder { folder in
      let package = try Package(in: folder)
      let broken = ["Package.swift": "// swift-tools-version: 6.1\nlet package = Package(\n"]
      for files in [broken, [PackageSettings.path: #"{ "goldens": "hashes", "store": "file:../remote" }"#]] {
        try package.repository.write(files)
        try package.goldens.record(Data("\(files.count)\(files.keys)".utf8), at: Package.place("broken"))
        try package.repository.git("add", "--all")
        try package.repository.git("commit", "-q", "-m", "Break")
      }
      let entry = try #require(try package.goldens.entry(of: Package.place("broken")))
      let text = try #require(try package.goldens.objects.read(entry.address))
      try package.goldens.objects.remove(entry.address)
      let remote = ObjectStore(folder.appendingPathComponent("remote/v1"))
      try FileManager.default.createDirectory(at: remote.url, withIntermediateDirectories: true)
      let words = ["goldens", "fetch", "--only", "Cards/test.broken"]
      let none = try ToolRun(words, folder: package.repository.url)
      #expect(none.status == 1 && none.output.contains("0 fetched, 0 drawn again, 1 missing"), "\(none.output)")
      #expect(none.output.contains("does not build"), "\(none.output)")
      try remote.add(text, pathExtension: "txt")
      let all = try ToolRun(words, folder: package.repository.url)
      #expect(all.status == 0 && all.output.contains("1 fetched, 0 drawn again, 0 missing"), "\(all.output)")
    }
  }

  @Test func `at most three commits are drawn`() throws {
    try withTemporaryFolder { folder in
      let package = try Package(in: folder)
      for name in ["c", "d", "e"] {
        try package.goldens.record(Data(name.utf8), at: Package.place(name))
        try package.repository.git("add", "--all")
        try package.repository.git("commit", "-q", "-m", name)
      }
      for address in package.goldens.objects.addresses { try package.goldens.objects.remove(address) }
      let calls = Calls()
      var retrieval = GoldenRetrieval(
        package.goldens, fetch: nil,
        draw: { commit, _ in
          calls.commits.append(commit)
          return try package.drawn([:], in: folder)
        })
      #expect(try retrieval.retrieve(GoldenRetrieval.lacking(in: package.goldens)).count == 5)
      #expect(calls.commits.count == 3)
    }
  }

  @Test func `the command refuses files, and says what is missing`() throws {
    try withTemporaryFolder { folder in
      let package = try Package(in: folder)
      let files = try ToolRun(["goldens", "fetch"], folder: package.repository.url)
      #expect(files.status == 1 && files.output.contains("keeps goldens as files"), "\(files.output)")
      try package.repository.write([PackageSettings.path: #"{ "goldens": "hashes" }"#])
      let none = try ToolRun(
        ["goldens", "fetch", "--no-build", "--only", "Cards/test.new"], folder: package.repository.url)
      #expect(none.status == 1)
      #expect(none.output.contains("0 fetched, 0 drawn again, 1 missing\n  missing   Snapshots/A/Cards/test.new.txt"))
      try package.goldens.objects.add(Data("new".utf8), pathExtension: "txt")
      let all = try ToolRun(
        ["goldens", "fetch", "--no-build", "--only", "Cards/test.new"], folder: package.repository.url)
      #expect(all.status == 0, "\(all.output)")
    }
  }

  @Test func `the command fetches from the store of the package, and goes on without it`() throws {
    try withTemporaryFolder { folder in
      let package = try Package(in: folder)
      let remote = ObjectStore(folder.appendingPathComponent("remote/v1"))
      let old = try #require(try remote.add(Data("old".utf8), pathExtension: "txt"))
      let new = try #require(try remote.add(Data("new".utf8), pathExtension: "txt"))
      try Data("forged".utf8).write(to: remote.url.appendingPathComponent(new.path))
      try package.repository.write([PackageSettings.path: #"{ "goldens": "hashes", "store": "file:../remote" }"#])
      let words = ["goldens", "fetch", "--no-build"]
      let some = try ToolRun(words, folder: package.repository.url)
      #expect(some.status == 1 && some.output.contains("1 fetched, 0 drawn again, 1 missing"), "\(some.output)")
      #expect(try package.goldens.objects.read(old) == Data("old".utf8))
      #expect(!package.goldens.objects.contains(new))
      try FileManager.default.removeItem(at: folder.appendingPathComponent("remote"))
      let away = try ToolRun(words, folder: package.repository.url)
      #expect(away.status == 1 && away.output.contains("0 fetched, 0 drawn again, 1 missing"), "\(away.output)")
    }
  }
}
