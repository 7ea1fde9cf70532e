import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO

@testable import TouchstoneSnapshots

@Suite struct ObjectAddressTests {
  private let digest = "54b85182d0c1" + String(repeating: "0", count: 52)

  @Test func `an address is a path and back`() throws {
    for pathExtension in ["png", "apng", "tree.txt", "drawing.gz", "json"] {
      let address = try #require(ObjectAddress(digest: digest, pathExtension: pathExtension))
      #expect(address.path == "sha256/54/b85182d0c1\(String(repeating: "0", count: 52)).\(pathExtension)")
      #expect(ObjectAddress(path: address.path) == address)
    }
  }

  /// Paths come from the lists of a store, which anyone may have written.
  @Test func `nothing else is an address`() {
    let rest = digest.dropFirst(2)
    #expect(ObjectAddress(digest: digest.uppercased(), pathExtension: "png") == nil)
    #expect(ObjectAddress(digest: String(rest), pathExtension: "png") == nil)
    for pathExtension in ["", "swift", "md", "..", "png/x", "p ng", ".png"] {
      #expect(ObjectAddress(digest: digest, pathExtension: pathExtension) == nil, "\(pathExtension)")
    }
    for path in [
      "sha256/54/\(rest)", "sha256/5/4\(rest).png", "sha256/\(digest).png", "/sha256/54/\(rest).png",
      "sha1/54/\(rest).png", "sha256/54/\(rest).png/", "sha256/../\(digest).png", "",
    ] { #expect(ObjectAddress(path: path) == nil, "\(path)") }
  }

  @Test func `a picture has one address however it is packed, and texts have that of their bytes`() throws {
    let bitmap = Bitmap(width: 3, height: 2) { bytes in for index in 0..<24 { bytes[index] = 255 } }
    let plain = try bitmap.pngData()
    let noted = try bitmap.pngData(metadata: ["Title": "the same"])
    #expect(plain != noted)
    #expect(ObjectAddress(of: plain, pathExtension: "png") == ObjectAddress(of: noted, pathExtension: "png"))
    #expect(ObjectAddress(of: Data("not a picture".utf8), pathExtension: "png") == nil)
    // `printf abc | sha256sum`
    #expect(
      ObjectAddress(of: Data("abc".utf8), pathExtension: "txt")?.digest
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test func `bytes that are something else have a fault that says what`() throws {
    let address = try #require(ObjectAddress(of: Data("abc".utf8), pathExtension: "txt"))
    #expect(address.fault(of: Data("abc".utf8)) == nil)
    #expect(address.fault(of: Data("abd".utf8)) == "its contents are those of a52d159f262b")
    #expect(address.fault(of: Data([0])) == "its contents are those of 6e340b9cffb3")
    let picture = try #require(ObjectAddress(digest: digest, pathExtension: "png"))
    #expect(picture.fault(of: Data("abc".utf8))?.isEmpty == false)
    #expect(address.description == "ba7816bf8f01.txt")
  }
}
