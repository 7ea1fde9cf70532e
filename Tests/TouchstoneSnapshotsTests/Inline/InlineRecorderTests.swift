import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

/// Which sources a process may write texts into.
@Suite struct InlineRecorderTests {
  /// The build folder of a package, with a source of seven calls that was compiled and linked.
  private struct Build {
    let folder: URL
    let file: URL
    let program: TestProgram
    private let dependencies: URL
    private let object: URL

    init(_ folder: URL) throws {
      self.folder = folder
      let products = folder.appendingPathComponent("build/CardTests.build", isDirectory: true)
      try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
      file = folder.appendingPathComponent("T.swift")
      dependencies = products.appendingPathComponent("T.d")
      object = products.appendingPathComponent("T.swift.o")
      program = TestProgram(file: folder.appendingPathComponent("build/Tests.xctest"))
      try Data(Self.calls(Array(repeating: nil, count: 7)).utf8).write(to: file)
      for url in [dependencies, object, program.file] { try Data().write(to: url) }
      let map = [
        "": ["swift-dependencies": "primary.swiftdeps"],
        file.path: ["dependencies": dependencies.path, "object": object.path],
      ]
      try JSONEncoder().encode(map).write(to: products.appendingPathComponent("output-file-map.json"))
      try date(source: 0, compiled: 1, object: 1, linked: 2)
    }

    /// A source in which some calls have texts.
    static func calls(_ texts: [String?]) -> String {
      texts.enumerated().map { number, text in
        "assertInlineSnapshot(of: \(number + 1), as: .lines)"
          + (text.map { " " + InlineSource.closure($0, indentation: "", unit: "  ") } ?? "") + "\n"
      }.joined()
    }

    /// Sets when the source was changed, the compiler noted what it depends on, wrote the object, and the program was linked,
    /// in minutes from the start of this hour.
    func date(source: Double? = nil, compiled: Double? = nil, object: Double? = nil, linked: Double? = nil) throws {
      let start = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 / 3600).rounded(.down) * 3600 - 3600)
      for (url, minutes) in [(file, source), (dependencies, compiled), (self.object, object), (program.file, linked)] {
        guard let minutes else { continue }
        try FileManager.default.setAttributes(
          [.modificationDate: start.addingTimeInterval(minutes * 60)], ofItemAtPath: url.path)
      }
    }

    /// Records texts, each for the call of the line that it names, in one process.
    func record(_ lines: Int..., text: String? = nil, process: Int32 = 1) throws {
      let recorder = InlineRecorder(program: program, process: process)
      for line in lines {
        try recorder.record(.init(line: line, column: 1, text: text ?? "\(line)"), inFileAt: file.path, of: folder)
      }
    }

    var source: String { get throws { String(decoding: try Data(contentsOf: file), as: UTF8.self) } }
  }

  private func withBuild(_ body: (Build) throws -> Void) throws {
    try withTemporaryFolder { try body(Build($0)) }
  }

  @Test func `processes of one build record into the same source`() throws {
    try withBuild { build in
      try build.record(2, 6, process: 1)
      try build.record(4, 2, 1, process: 2)
      try build.record(7, process: 3)
      #expect(try build.source == Build.calls(["1", "2", nil, "4", nil, "6", "7"]))
    }
  }

  @Test func `processes may record at the same time`() throws {
    try withBuild { build in
      DispatchQueue.concurrentPerform(iterations: 7) { try? build.record($0 + 1, process: Int32($0)) }
      let source = try build.source
      #expect(source == Build.calls((1...7).map { "\($0)" }))
    }
  }

  @Test func `a later process replaces a text, the same one does not`() throws {
    try withBuild { build in
      try build.record(2, text: "old", process: 1)
      try build.record(2, text: "new", process: 2)
      #expect(try build.source == Build.calls([nil, "new", nil, nil, nil, nil, nil]))
      #expect(throws: InlineSource.Fault.twoTexts(line: 2)) { try build.record(2, text: "newer", process: 2) }
    }
  }

  @Test func `a new build starts from the source as it is`() throws {
    try withBuild { build in
      try build.record(1)
      try build.date(source: 3, compiled: 4, object: 4, linked: 5)
      // The second call, below the five lines of the first.
      try build.record(6)
      #expect(try build.source == Build.calls(["1", "6", nil, nil, nil, nil, nil]))
    }
  }

  @Test func `a source that was edited since the build is left alone`() throws {
    try withBuild { build in
      for isRecorded in [false, true] {
        if isRecorded { try build.record(1) }
        let edited = "// mine\n" + (try build.source)
        try Data(edited.utf8).write(to: build.file)
        for line in 1...7 {
          #expect(throws: InlineSource.Fault.newerThanBuild(line: line)) { try build.record(line, process: 2) }
        }
        #expect(try build.source == edited)
        try Data(edited.dropFirst("// mine\n".count).utf8).write(to: build.file)
        try build.date(source: 0)
      }
    }
  }

  @Test func `a source with a newer date alone is recorded once it was compiled`() throws {
    try withBuild { build in
      try build.date(source: 3)
      #expect(throws: InlineSource.Fault.newerThanBuild(line: 1)) { try build.record(1) }
      // The compiler ran and would have written the same object: nothing was linked.
      try build.date(compiled: 4)
      try build.record(1)
      #expect(try build.source == Build.calls(["1", nil, nil, nil, nil, nil, nil]))
    }
  }

  @Test func `a source that was compiled and not linked is left alone`() throws {
    try withBuild { build in
      try build.date(source: 3, compiled: 4, object: 4)
      #expect(throws: InlineSource.Fault.newerThanBuild(line: 1)) { try build.record(1) }
    }
  }

  @Test func `a source whose recorded texts were taken out again is recorded once it was compiled`() throws {
    try withBuild { build in
      let original = try build.source
      try build.record(1)
      try Data(original.utf8).write(to: build.file)
      #expect(throws: InlineSource.Fault.newerThanBuild(line: 2)) { try build.record(2) }
      try build.date(source: 3, compiled: 4)
      try build.record(2)
      #expect(try build.source == Build.calls([nil, "2", nil, nil, nil, nil, nil]))
    }
  }

  @Test func `a damaged journal is no journal`() throws {
    try withBuild { build in
      try build.record(1)
      try Data("{".utf8).write(to: URL(fileURLWithPath: build.program.file.path + ".inline.json"))
      #expect(throws: InlineSource.Fault.newerThanBuild(line: 2)) { try build.record(2, process: 2) }
    }
  }

  @Test func `a process whose program is not known records until the source is edited`() throws {
    try withBuild { build in
      let recorder = InlineRecorder(program: nil)
      try recorder.record(.init(line: 2, column: 1, text: "2"), inFileAt: build.file.path, of: build.folder)
      try recorder.record(.init(line: 3, column: 1, text: "3"), inFileAt: build.file.path, of: build.folder)
      let edited = try build.source + "// mine\n"
      try Data(edited.utf8).write(to: build.file)
      #expect(throws: InlineSource.Fault.newerThanBuild(line: 4)) {
        try recorder.record(.init(line: 4, column: 1, text: "4"), inFileAt: build.file.path, of: build.folder)
      }
      #expect(try build.source == edited)
    }
  }

  @Test func `only sources of the package are written, also through links, and keep their permissions`() throws {
    try withBuild { build in
      let files = FileManager.default
      let elsewhere = build.folder.appendingPathComponent("other/T.swift")
      let package = build.folder.appendingPathComponent("package", isDirectory: true)
      let (source, hidden) = (
        package.appendingPathComponent("Tests/T.swift"), package.appendingPathComponent(".git/T.swift")
      )
      for url in [elsewhere, source, hidden] {
        try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(Build.calls([nil]).utf8).write(to: url)
      }
      try files.setAttributes([.posixPermissions: 0o751], ofItemAtPath: source.path)
      var links: [String: URL] = [:]
      for (name, target) in [("Good", source), ("Elsewhere", elsewhere), ("Hidden", hidden)] {
        links[name] = package.appendingPathComponent("Tests/\(name).swift")
        try files.createSymbolicLink(atPath: package.path + "/Tests/\(name).swift", withDestinationPath: target.path)
      }
      let recorder = InlineRecorder(program: nil)
      func record(_ url: URL?) throws {
        try recorder.record(.init(line: 1, column: 1, text: "1"), inFileAt: try #require(url).path, of: package)
      }
      for (url, target) in [
        (elsewhere, elsewhere), (links["Elsewhere"], elsewhere), (links["Hidden"], hidden), (hidden, hidden),
      ] {
        let path = RootFolder.target(of: target.path)
        #expect(throws: InlineSource.Fault.outside(path, package: package.path)) { try record(url) }
        #expect(try String(contentsOf: target, encoding: .utf8) == Build.calls([nil]))
      }
      try record(links["Good"])
      #expect(try String(contentsOf: source, encoding: .utf8) == Build.calls(["1"]))
      #expect(try files.attributesOfItem(atPath: source.path)[.posixPermissions] as? Int == 0o751)
      #expect(try files.destinationOfSymbolicLink(atPath: try #require(links["Good"]).path) == source.path)
    }
  }

  @Test func `this program is known and contains its sources`() throws {
    let program = try #require(TestProgram.current)
    #expect(program.build != nil)
    #expect(program.contains(#filePath))
  }
}
