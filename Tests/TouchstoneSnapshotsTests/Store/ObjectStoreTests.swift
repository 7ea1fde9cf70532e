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
