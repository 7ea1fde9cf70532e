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

  @Test func `a type is all that its parents are`() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(UTType.swiftSource.conforms(to: .text))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.folder.conforms(to: .directory))
  }
}
