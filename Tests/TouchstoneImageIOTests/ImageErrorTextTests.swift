import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneImageIO

struct ImageErrorTextTests {
  @Test func `an empty file is named`() throws {
    let error = #expect(throws: ImageDecodingError.self) { try decodeImage(Data()) }
    #expect(try "\(#require(error))" == "The file is empty. Create it again, or restore it from version control.")
  }

  @Test func `another format is told by its first bytes`() throws {
    let error = #expect(throws: ImageDecodingError.self) { try decodeImage(Data("GIF89a\n\0\0".utf8)) }
    #expect(
      try "\(#require(error))" == """
        This is neither PNG nor JPEG: the file starts with 47 49 46 38 39 61 0A 00. \
        Convert it to PNG, or restore it from version control.
        """)
  }

  @Test func `a git LFS pointer is told with the command that fetches the picture`() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a21\nsize 12345\n"
    let error = #expect(throws: ImageDecodingError.gitLFSPointer(object: "sha256:4d7a21")) {
      try decodeImage(Data(pointer.utf8))
    }
    #expect(
      try "\(#require(error))" == """
        This is a Git LFS pointer to sha256:4d7a21, not the picture itself. \
        Fetch the pictures with `git lfs install && git lfs pull`.
        """)
  }

  @Test func `a file of the other format is refused by a decoder`() {
    #expect(throws: ImageDecodingError.unknownFormat(firstBytes: Array(JPEGSamples.color.prefix(8)))) {
      try PNGImage(data: JPEGSamples.color)
    }
  }

  @Test(arguments: [
    (
      ImageDecodingError.truncated(.png, reason: "5 bytes of image data cannot hold 9×9 px"),
      """
      The PNG file is truncated: 5 bytes of image data cannot hold 9×9 px. \
      Create it again, or restore it from version control.
      """
    ),
    (
      .corrupt(.jpeg, reason: "Bogus marker length"),
      "The JPEG file is damaged: Bogus marker length. Create it again, or restore it from version control."
    ),
    (
      .tooLarge(.png, width: 40_000, height: 2, limits: .standard),
      """
      The PNG file claims a size of 40000×2 px; the limit is 32767 px per side and 67108864 px in total. \
      Make the picture smaller, or pass larger `ImageLimits` if you trust the file.
      """
    ),
    (
      .tooManyFrames(count: 20_000, width: 390, height: 844, limits: .standard),
      """
      The PNG file claims to have 20000 frames of 390×844 px; the limit is 10000 frames and 134217728 px in total. \
      Make the animation shorter or smaller, or pass larger `ImageLimits` if you trust the file.
      """
    ),
    (
      .unsupportedColors(.jpeg, kind: "CMYK"),
      "The JPEG file uses CMYK colours, which cannot be converted without a printer profile. Convert it to RGB."
    ),
  ])
  func decodingErrorsSayWhatWhyAndHowToMendIt(error: ImageDecodingError, text: String) {
    #expect("\(error)" == text)
    #expect(error.localizedDescription == text)
  }

  @Test(arguments: [
    (
      ImageEncodingError.unsupportedSize(width: 0, height: 5),
      """
      A bitmap of 0×5 px cannot be written as PNG: each side must have 1 to 2147483647 px. \
      Give the view a size, for example with `.frame(width: 100, height: 100)`.
      """
    ),
    (
      .invalidKeyword(" a"),
      """
      " a" cannot be a keyword of PNG metadata: keywords have 1 to 79 printable ASCII characters, without spaces at the \
      ends or two in a row. Choose another keyword.
      """
    ),
    (
      .invalidText(keyword: "Title"),
      "The text of the PNG metadata \"Title\" contains the character U+0000, which would end it. Remove the character."
    ),
    (.noFrames, "An animated PNG needs at least one frame. Add a picture."),
    (
      .unequalFrames(width: 20, height: 12, otherWidth: 20, otherHeight: 13),
      """
      The frames of an animated PNG must have the same size: the first is 20×12 px, another 20×13 px. \
      Give the view a fixed size, for example with `.frame(width: 100, height: 100)`.
      """
    ),
    (
      .tooManyFrames(count: 600, width: 1170, height: 2532, limits: .standard),
      """
      600 frames of 1170×2532 px cannot be written as animated PNG: at most 10000 frames and 134217728 px in total \
      can be read back. Use fewer frames, a smaller scale, or a smaller view.
      """
    ),
    (
      .encoderFailed(reason: "out of memory"),
      "The PNG encoder failed: out of memory. Free some memory, or encode a smaller picture."
    ),
    (
      .unsupportedJPEGSize(width: 70_000, height: 5),
      """
      A bitmap of 70000×5 px cannot be written as JPEG: each side must have 1 to 65535 px. \
      Give the view a size, for example with `.frame(width: 100, height: 100)`.
      """
    ),
    (
      .jpegEncoderFailed(reason: "out of memory"),
      "The JPEG encoder failed: out of memory. Free some memory, or encode a smaller picture."
    ),
  ])
  func encodingErrorsSayWhatWhyAndHowToMendIt(error: ImageEncodingError, text: String) {
    #expect("\(error)" == text)
    #expect(error.localizedDescription == text)
  }
}
