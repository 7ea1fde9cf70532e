import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct ObjectStoreTests {
  private func picture(_ value: UInt8, title: String = "") throws -> Data {
    let bitmap = Bitmap(width: 3, height: 2) { bytes in
      for index in 0..<24 { bytes[index] = index % 4 == 3 ? 255 : value }
    }
    return try bitmap.pngData(metadata: ["Title": title])
  }

  private func withStore<Result>(_ body: (ObjectStore) throws -> Result) throws -> Result {
    try withTemporaryFolder { try body(ObjectStore($0.appendingPathComponent("a/store"))) }
  }

  @Test func `what is added is read, listed and removed`() throws {
    try withStore { store in
      #expect(store.addresses.isEmpty)
      let png = try #require(try store.add(picture(1), pathExtension: "png"))
      let text = try #require(try store.add(Data("abc".utf8), pathExtension: "tree.txt"))
      #expect(store.contains(png))
      #expect(try store.read(png) == picture(1))
      #expect(try store.read(text) == Data("abc".utf8))
      #expect(store.addresses == [png, text].sorted())
      // Nothing staged is left.
      #expect(names(in: store.url.path) == ["sha256"])
      #expect(names(in: store.url.path + "/sha256/ba").map { $0.hasSuffix(".tree.txt") } == [true])
      try store.remove(text)
      #expect(try store.read(text) == nil)
      #expect(!store.contains(text))
      #expect(try store.add(Data("no picture".utf8), pathExtension: "png") == nil)
    }
  }

  @Test func `the first file with some contents stays`() throws {
    try withStore { store in
      let address = try #require(try store.add(picture(7, title: "first"), pathExtension: "png"))
      #expect(try store.add(picture(7, title: "second"), pathExtension: "png") == address)
      #expect(try store.read(address) == picture(7, title: "first"))
    }
  }

  @Test func `bytes are not written at the address of others`() throws {
    try withStore { store in
      let address = try #require(ObjectAddress(of: picture(1), pathExtension: "png"))
      #expect(throws: ObjectFault.self) { try store.write(picture(2), at: address) }
      #expect(!store.contains(address))
    }
  }

  @Test func `a damaged object is an error that names it, and is replaced by an intact one`() throws {
    try withStore { store in
      let address = try #require(try store.add(picture(1), pathExtension: "png"))
      let file = store.url.appendingPathComponent(address.path)
      for wrong in [try picture(2), Data(try picture(1).dropLast(9)), Data()] {
        try wrong.write(to: file)
        let fault = #expect(throws: ObjectFault.self) { try store.read(address) }
        #expect(fault?.text.hasPrefix("\(address): ") == true)
        try store.write(picture(1), at: address)
        #expect(try store.read(address) == picture(1))
      }
    }
  }

  @Test func `an object is verified once, and again when its file has changed`() throws {
    try withStore { store in
      let address = try #require(try store.add(picture(1), pathExtension: "png"))
      let file = store.url.appendingPathComponent(address.path)
      let notes = store.url.appendingPathComponent(VerifiedObjects.name)
      func lines() -> [Substring] {
        ((try? String(contentsOf: notes, encoding: .utf8)) ?? "").split(separator: "\n")
      }
      for _ in 0..<3 {
        #expect(store.verifiedFile(address) != nil)
        // As another process, which reads the notes of the first.
        VerifiedObjects.shared.forget()
      }
      #expect(lines().count == 1)
      // The same size and times, but other bytes.
      var times = [timeval(tv_sec: 1_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000, tv_usec: 0)]
      #expect(utimes(file.path, &times) == 0)
      #expect(store.verifiedFile(address) != nil)
      var damaged = try picture(1)
      damaged[damaged.count / 2] ^= 0x55
      try damaged.write(to: file)
      #expect(utimes(file.path, &times) == 0)
      VerifiedObjects.shared.forget()
      #expect(store.verifiedFile(address) == nil)
      // What is noted of a file that is gone does not count for another one in its place.
      try FileManager.default.removeItem(at: file)
      #expect(store.verifiedFile(address) == nil)
      try store.write(picture(1), at: address)
      #expect(store.verifiedFile(address) != nil)
      #expect(lines().count == 3)
    }
  }

  @Test func `notes that are damaged, or a link, verify nothing`() throws {
    try withStore { store in
      let address = try #require(try store.add(picture(1), pathExtension: "png"))
      let file = store.url.appendingPathComponent(address.path)
      let version = try #require(FileVersion(of: file)).text
      try picture(2).write(to: file)
      let notes = store.url.appendingPathComponent(VerifiedObjects.name)
      for text in ["\(address.path)\t\(version)\n", "\(address.path)", "\t\t\n\n", "\(address.path)\t\t"] {
        try Data(text.utf8).write(to: notes)
        VerifiedObjects.shared.forget()
        #expect(store.verifiedFile(address) == nil)
      }
      try store.write(picture(1), at: address)
      try FileManager.default.removeItem(at: notes)
      let other = store.url.appendingPathComponent("other")
      try Data().write(to: other)
      try FileManager.default.createSymbolicLink(at: notes, withDestinationURL: other)
      VerifiedObjects.shared.forget()
      #expect(store.verifiedFile(address) != nil)
      #expect(try Data(contentsOf: other).isEmpty)
    }
  }

  @Test func `superseded notes are dropped when there are many`() throws {
    try withStore { store in
      let address = try #require(try store.add(picture(1), pathExtension: "png"))
      let notes = store.url.appendingPathComponent(VerifiedObjects.name)
      try Data((0..<3000).map { "\(address.path)\t1 2 3 4 \($0)\n" }.joined().utf8).write(to: notes)
      VerifiedObjects.shared.forget()
      #expect(store.verifiedFile(address) != nil)
      let text = try String(contentsOf: notes, encoding: .utf8)
      #expect(text.hasPrefix("\(address.path)\t1 2 3 4 2999\n"))
      #expect(text.split(separator: "\n").count == 2)
    }
  }

  @Test func `a link in the place of an object is not followed`() throws {
    try withStore { store in
      let address = try #require(try store.add(picture(1), pathExtension: "png"))
      let file = store.url.appendingPathComponent(address.path)
      let other = store.url.appendingPathComponent("other.png")
      try FileManager.default.moveItem(at: file, to: other)
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: other)
      #expect(throws: ObjectFault.file(address, .link)) { try store.read(address) }
      #expect(!store.contains(address))
    }
  }

  @Test func `writers of the same object at once leave one whole file`() async throws {
    let folder = try TemporaryFolder()
    let store = ObjectStore(folder.url)
    let pictures = try (0..<16).map { try picture(9, title: "\($0)") }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for picture in pictures { group.addTask { _ = try store.add(picture, pathExtension: "png") } }
      try await group.waitForAll()
    }
    #expect(store.addresses.count == 1)
    let data = try #require(try store.read(store.addresses[0]))
    #expect(pictures.contains(data))
    #expect(names(in: store.url.path + "/sha256/\(store.addresses[0].digest.prefix(2))").count == 1)
    withExtendedLifetime(folder) {}
  }

  @Test func `the store of a package lies among its runs`() {
    let package = URL(fileURLWithPath: "/p/", isDirectory: true)
    #expect(
      ObjectStore(ofPackage: package, environment: SnapshotEnvironment()).url.path == "/p/.build/touchstone/store")
    #expect(
      ObjectStore(ofPackage: package, environment: SnapshotEnvironment(["TOUCHSTONE_RUNS": "runs"])).url.path
        == "/p/runs/store")
    #expect(!SnapshotEnvironment(["TOUCHSTONE_RUN": "store"]).mistakes.isEmpty)
  }
}
