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
      #expect(try store(folder).read(golden) == nil)
      for text in ["one", "", String(repeating: "x", count: 300_000)] {
        try store(folder).write(Data(text.utf8), to: golden)
        #expect(try store(folder).read(golden) == Data(text.utf8))
      }
      #expect(try names(golden.deletingLastPathComponent()) == ["golden.png"])
      #expect(try names(folder.appendingPathComponent("staging")).isEmpty)
    }
  }

  @Test func `a link to a golden stays a link`() throws {
    try withTemporaryFolder { folder in
      let target = folder.appendingPathComponent("real.png")
      let link = folder.appendingPathComponent("link.png")
      try Data("old".utf8).write(to: target)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
      try store(folder).write(Data("new".utf8), to: link)
      #expect(try Data(contentsOf: target) == Data("new".utf8))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
    }
  }

  @Test func `staging on another file system falls back to the goldens folder`() throws {
    // /dev/shm is a file system of its own on Linux.
    let other = URL(fileURLWithPath: "/dev/shm/touchstone-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: other) }
    try withTemporaryFolder { folder in
      let golden = folder.appendingPathComponent("golden.png")
      try GoldenStore(staging: other).write(Data("new".utf8), to: golden)
      #expect(try Data(contentsOf: golden) == Data("new".utf8))
      #expect(try names(folder) == ["golden.png"])
      try GoldenStore(staging: URL(fileURLWithPath: "/proc/nowhere")).write(Data("newer".utf8), to: golden)
      #expect(try Data(contentsOf: golden) == Data("newer".utf8))
    }
  }

  /// Not even the superuser may write to these places.
  @Test func `a place that cannot be written to is named`() throws {
    try withTemporaryFolder { folder in
      let error = #expect(throws: GoldenStoreError.self) {
        try store(folder).write(Data("x".utf8), to: URL(fileURLWithPath: "/proc/nowhere/golden.png"))
      }
      #expect(error?.operation == .makeFolder)
      #expect(error?.path == "/proc/nowhere")
      let file = folder.appendingPathComponent("file")
      try Data().write(to: file)
      let inFile = #expect(throws: GoldenStoreError.self) {
        try store(folder).write(Data("x".utf8), to: file.appendingPathComponent("golden.png"))
      }
      #expect(inFile?.code == ENOTDIR)
      let occupied = folder.appendingPathComponent("occupied")
      try FileManager.default.createDirectory(
        at: occupied.appendingPathComponent("by/folders"), withIntermediateDirectories: true)
      let replaced = #expect(throws: GoldenStoreError.self) { try store(folder).write(Data("x".utf8), to: occupied) }
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
            try store.write(content, to: golden)
            let seen = try store.read(golden)
            #expect(seen.map { contents.contains($0) } == true)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try names(folder) == ["golden.png", "staging"])
  }
}
