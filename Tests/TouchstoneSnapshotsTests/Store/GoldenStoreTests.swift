import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct GoldenStoreTests {
  private func store(_ folder: URL) -> GoldenStore {
    GoldenStore(staging: folder.appendingPathComponent("staging", isDirectory: true))
  }

  private func names(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `what is written is read and nothing else is left`() throws {
    try withTemporaryFolder { folder in
      let golden = folder.appendingPathComponent("a/b/golden.png")
      #expect(try store(folder).read(golden, within: folder) == nil)
      for text in ["one", "", String(repeating: "x", count: 300_000)] {
        try store(folder).write(Data(text.utf8), to: golden, within: folder)
        #expect(try store(folder).read(golden, within: folder) == Data(text.utf8))
      }
      #expect(try names(golden.deletingLastPathComponent()) == ["golden.png"])
      #expect(try names(folder.appendingPathComponent("staging")).isEmpty)
    }
  }

  @Test func `a link to a golden stays a link`() throws {
    try withTemporaryFolder { folder in
      let goldens = folder.appendingPathComponent("Snapshots")
      try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
      let target = goldens.appendingPathComponent("real.txt")
      let link = goldens.appendingPathComponent("link.txt")
      try Data("old".utf8).write(to: target)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
      try store(folder).write(Data("new".utf8), to: link, within: folder)
      #expect(try Data(contentsOf: target) == Data("new".utf8))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
    }
  }

  /// A text golden that is a link to a secret would put it into the report, and recording would replace the file.
  @Test func `a link to anything but a golden of its kind in the package is refused, and its target named`() throws {
    try withTemporaryFolder { folder in
      let folder = folder.resolvingSymlinksInPath()
      let package = folder.appendingPathComponent("package")
      let goldens = package.appendingPathComponent("Snapshots/A/Cards")
      try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
      let texts = [
        "package/Package.txt", "secret.txt", "package/Snapshots/other.json", "package/Snapshots/.hidden.txt",
      ]
      for path in texts { try Data("secret".utf8).write(to: folder.appendingPathComponent(path)) }
      for path in texts + ["new.txt", "package/new.txt"] {
        let link = goldens.appendingPathComponent("dark.1.txt")
        try? FileManager.default.removeItem(at: link)
        let target = folder.appendingPathComponent(path)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        let before = try? Data(contentsOf: target)
        if before != nil {
          let read = #expect(throws: GoldenStoreError.self) { try store(folder).read(link, within: package) }
          #expect(read?.fault == .linkElsewhere(target.path))
        }
        let written = #expect(throws: GoldenStoreError.self) {
          try store(folder).write(Data("new".utf8), to: link, within: package)
        }
        #expect(written?.reason.contains("a symbolic link to \(target.path), and") == true)
        #expect((try? Data(contentsOf: target)) == before)
      }
    }
  }

  @Test func `a folder that ends with two dots is an error`() throws {
    try withTemporaryFolder { folder in
      let file = URL(fileURLWithPath: folder.path + "/new/../dark.txt/../../x/../y.txt")
      #expect(throws: GoldenStoreError.self) { try store(folder).write(Data("new".utf8), to: file, within: folder) }
    }
  }

  @Test func `a link to a file that is no whole picture is no golden`() throws {
    try withTemporaryFolder { folder in
      let folder = folder.resolvingSymlinksInPath()
      let goldens = folder.appendingPathComponent("Snapshots")
      try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
      try Data("no picture".utf8).write(to: goldens.appendingPathComponent("real.png"))
      let link = goldens.appendingPathComponent("link.png")
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "real.png")
      #expect(throws: GoldenStoreError.self) { try store(folder).read(link, within: folder) }
      #expect(throws: GoldenStoreError.self) { try store(folder).write(Data("new".utf8), to: link, within: folder) }
      #expect(try String(contentsOf: goldens.appendingPathComponent("real.png"), encoding: .utf8) == "no picture")
    }
  }

  @Test func `a folder of goldens that lies outside of the package is not written to`() throws {
    try withTemporaryFolder { folder in
      let folder = folder.resolvingSymlinksInPath()
      let package = folder.appendingPathComponent("package")
      let outside = folder.appendingPathComponent("outside")
      for folder in [package, outside] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      try FileManager.default.createSymbolicLink(
        at: package.appendingPathComponent("Snapshots"), withDestinationURL: outside)
      let golden = package.appendingPathComponent("Snapshots/A/Cards/dark.1.txt")
      #expect(throws: GoldenStoreError.self) {
        try store(folder).write(Data("new".utf8), to: golden, within: package)
      }
      #expect(try names(outside).isEmpty)
    }
  }

  @Test func `a folder of goldens that is a link to a hidden folder is neither read nor written to`() throws {
    try withTemporaryFolder { folder in
      let package = folder.resolvingSymlinksInPath()
      let files = FileManager.default
      for name in [".git/Cards", ".build/Cards", "Goldens/Cards", "Snapshots", ".tests/__Snapshots__"] {
        try files.createDirectory(at: package.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      for target in [".git", ".build", "Goldens"] {
        try Data("old".utf8).write(to: package.appendingPathComponent("\(target)/Cards/dark.1.txt"))
        let link = package.appendingPathComponent("Snapshots/A")
        try? files.removeItem(at: link)
        try files.createSymbolicLink(atPath: link.path, withDestinationPath: "../\(target)")
        for name in ["dark.1", "new"] {
          let golden = link.appendingPathComponent("Cards/\(name).txt")
          let path = package.appendingPathComponent("\(target)/Cards/\(name).txt").path
          if target == "Goldens" {
            try store(folder).write(Data("new".utf8), to: golden, within: package)
            #expect(try store(folder).read(golden, within: package) == Data("new".utf8))
            continue
          }
          let written = #expect(throws: GoldenStoreError.self) {
            try store(folder).write(Data("new".utf8), to: golden, within: package)
          }
          #expect(written?.fault == .linkElsewhere(path))
          #expect(files.fileExists(atPath: path) == (name == "dark.1"))
        }
      }
      // One that is hidden by its own name is the user's choice.
      let own = package.appendingPathComponent(".tests/__Snapshots__/a.txt")
      try store(folder).write(Data("new".utf8), to: own, within: package)
      #expect(try store(folder).read(own, within: package) == Data("new".utf8))
    }
  }

  /// Bazel's runfiles are links to the files of the package.
  @Test func `a link to the same golden of another tree is read, and not written`() throws {
    try withTemporaryFolder { folder in
      let folder = folder.resolvingSymlinksInPath()
      let real = folder.appendingPathComponent("work/Snapshots/A/Cards/dark.1.txt")
      let link = folder.appendingPathComponent("runfiles/Snapshots/A/Cards/dark.1.txt")
      for file in [real, link] {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      try Data("golden".utf8).write(to: real)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
      let runfiles = folder.appendingPathComponent("runfiles")
      #expect(try store(folder).read(link, within: runfiles) == Data("golden".utf8))
      #expect(throws: GoldenStoreError.self) {
        try store(folder).write(Data("new".utf8), to: link, within: runfiles)
      }
      #expect(try Data(contentsOf: real) == Data("golden".utf8))
    }
  }

  @Test func `staging on another file system falls back to the goldens folder`() throws {
    // /dev/shm is a file system of its own on Linux.
    let other = URL(fileURLWithPath: "/dev/shm/touchstone-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: other) }
    try withTemporaryFolder { folder in
      let golden = folder.appendingPathComponent("golden.png")
      try GoldenStore(staging: other).write(Data("new".utf8), to: golden, within: folder)
      #expect(try Data(contentsOf: golden) == Data("new".utf8))
      #expect(try names(folder) == ["golden.png"])
      try GoldenStore(staging: URL(fileURLWithPath: "/proc/nowhere")).write(
        Data("newer".utf8), to: golden, within: folder)
      #expect(try Data(contentsOf: golden) == Data("newer".utf8))
    }
  }

  /// Not even the superuser may write to these places.
  @Test func `a place that cannot be written to is named`() throws {
    try withTemporaryFolder { folder in
      let error = #expect(throws: GoldenStoreError.self) {
        try store(folder).write(
          Data("x".utf8), to: URL(fileURLWithPath: "/proc/nowhere/golden.png"), within: URL(fileURLWithPath: "/proc"))
      }
      #expect(error?.operation == .makeFolder)
      #expect(error?.path == "/proc/nowhere")
      let file = folder.appendingPathComponent("file")
      try Data().write(to: file)
      let inFile = #expect(throws: GoldenStoreError.self) {
        try store(folder).write(Data("x".utf8), to: file.appendingPathComponent("golden.png"), within: folder)
      }
      #expect(inFile?.code == ENOTDIR)
      let occupied = folder.appendingPathComponent("occupied")
      try FileManager.default.createDirectory(
        at: occupied.appendingPathComponent("by/folders"), withIntermediateDirectories: true)
      let replaced = #expect(throws: GoldenStoreError.self) {
        try store(folder).write(Data("x".utf8), to: occupied, within: folder)
      }
      #expect(replaced?.operation == .replace)
      #expect(replaced?.path == occupied.path)
    }
  }

  /// Writing to /dev/full fails as on a full disk.
  @Test func `a full disk is named`() throws {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    let error = #expect(throws: GoldenStoreError.self) {
      try GoldenStore.write(Data("x".utf8), to: descriptor, path: "Snapshots/a.png")
    }
    #expect(error == GoldenStoreError(.write, path: "Snapshots/a.png", code: ENOSPC))
  }

  @Test func `the rest of a killed process is swept and that of a living one is not`() throws {
    try withTemporaryFolder { folder in
      let staging = folder.appendingPathComponent("staging")
      try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: true)
      // No process has this number: it is above the kernel's limit of 2²².
      for name in [".touchstone-99999999-1.tmp", ".touchstone-\(getpid())-1.tmp", "99999998-1.tmp", "keep.txt"] {
        try Data().write(to: staging.appendingPathComponent(name))
      }
      store(folder).sweep()
      #expect(try names(staging) == [".touchstone-\(getpid())-1.tmp", "99999998-1.tmp", "keep.txt"])
    }
  }

  @Test func `eight writers of one golden leave one whole file`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let golden = folder.appendingPathComponent("golden.png")
    let store = store(folder)
    let contents = (0..<8).map { Data(repeating: UInt8($0), count: 50_000) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for content in contents {
        group.addTask {
          for _ in 0..<10 {
            try store.write(content, to: golden, within: folder)
            let seen = try store.read(golden, within: folder)
            #expect(seen.map { contents.contains($0) } == true)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try names(folder) == ["golden.png", "staging"])
  }
}
