import Foundation
import Testing
import UniformTypeIdentifiers

// Apple, "System-declared uniform type identifiers".
@Suite struct UTTypeTests {
  @Test func `types are found by ending and by MIME type`() {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(filenameExtension: "jpg")?.identifier == "public.jpeg")
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType.pdf.preferredMIMEType == "application/pdf")
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType(filenameExtension: "no such ending") == nil)
  }

  @Test func `types are found by their names outside of the system`() {
    #expect(UTType.types(tag: "PNG", tagClass: .filenameExtension, conformingTo: nil) == [.png])
    #expect(UTType.types(tag: "png", tagClass: .filenameExtension, conformingTo: .text).isEmpty)
    #expect(UTType(tag: "image/jpeg", tagClass: .mimeType, conformingTo: .image) == .jpeg)
    #expect(UTType.png.tags == [.filenameExtension: ["png"], .mimeType: ["image/png"]])
    #expect(UTType.image.tags.isEmpty)
  }

  @Test func `a type is no subtype of itself`() {
    #expect(UTType.png.isSubtype(of: .image))
    #expect(UTType.image.isSupertype(of: .png))
    #expect(!UTType.png.isSubtype(of: .png))
  }

  @Test func `types of Apple's are found by their endings`() {
    #expect(UTType(filenameExtension: "m4v")?.identifier == "com.apple.m4v-video")
    #expect(UTType(filenameExtension: "prefPane") == .systemPreferencesPane)
  }

  @Test func `a file has the ending of its type`() {
    let folder = URL(fileURLWithPath: "/tmp")
    #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
    #expect(folder.appendingPathComponent("a.JPG", conformingTo: .image).lastPathComponent == "a.JPG")
    #expect(folder.appendingPathComponent("a.txt", conformingTo: .json).lastPathComponent == "a.txt.json")
    #expect(folder.appendingPathComponent("a", conformingTo: .data).lastPathComponent == "a")
  }

  @Test func `a type is all that its parents are`() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(UTType.swiftSource.conforms(to: .text))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.folder.conforms(to: .directory))
  }

  @Test func `types that code names seldom are known`() {
    #expect(UTType(filenameExtension: "exe") == .exe && UTType.exe.conforms(to: .executable))
    #expect(UTType(filenameExtension: "py") == .pythonScript && UTType.pythonScript.conforms(to: .sourceCode))
    #expect(UTType(mimeType: "application/x-tar") == .tarArchive)
    #expect(UTType.geoJSON.conforms(to: .json) && UTType.usdz.conforms(to: .threeDContent))
    #expect(UTType.applicationBundle.conforms(to: .bundle) && UTType.heics.preferredFilenameExtension == "heics")
  }
}
