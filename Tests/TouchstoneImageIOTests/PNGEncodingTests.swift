import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneImageIO

struct PNGEncodingTests {
  @Test(arguments: [(1, 1), (1, 40), (40, 1), (16, 16), (123, 45)])
  func decodingGivesBackTheIdenticalBitmap(width: Int, height: Int) throws {
    let bitmap = Bitmap.noise(width: width, height: height, seed: 5)
    #expect(try PNGImage(data: bitmap.pngData()).bitmap == bitmap)
  }

  @Test func equalPicturesGiveEqualBytes() throws {
    let first = try Bitmap.noise(width: 50, height: 50, seed: 5).pngData(metadata: ["b": "2", "a": "1"])
    let second = try Bitmap.noise(width: 50, height: 50, seed: 5).pngData(metadata: ["a": "1", "b": "2"])
    #expect(first == second)
  }

  @Test func metadataComesBackWhateverItsScript() throws {
    let metadata = ["Title": "Card", "Fonts": "Inter 400\nInter 700", "Note": "Größe 漢字 🎨", "Empty": ""]
    let data = try Bitmap(width: 2, height: 2).pngData(metadata: metadata)
    #expect(try PNGImage(data: data).metadata == metadata)
    #expect(try PNGImage.metadata(of: data) == metadata)
    #expect(try PNGImage(data: data).colorEncoding == .standardRGB)
  }

  @Test func theFileIsStraightRGBAWithFilterUp() throws {
    let bitmap = Bitmap(width: 1, height: 2, bytes: [0, 0, 128, 128, 0, 0, 128, 128])
    let data = try bitmap.pngData()
    // Bit depth 8, colour type 6, deflate, adaptive filters, not interlaced.
    #expect(Array(data[24..<29]) == [8, 6, 0, 0, 0])
    #expect(!data.contains(Data("tIME".utf8)))
  }

  @Test(arguments: ["", " a", "a ", "a  b", "a\nb", "Größe", String(repeating: "k", count: 80)])
  func keywordsThatPNGForbidsAreRefused(keyword: String) {
    #expect(throws: ImageEncodingError.invalidKeyword(keyword)) {
      try Bitmap(width: 1, height: 1).pngData(metadata: [keyword: "text"])
    }
  }

  @Test func aZeroInATextIsRefused() {
    #expect(throws: ImageEncodingError.invalidText(keyword: "Title")) {
      try Bitmap(width: 1, height: 1).pngData(metadata: ["Title": "a\0b"])
    }
  }

  @Test func aBitmapWithoutPixelsIsRefused() {
    #expect(throws: ImageEncodingError.unsupportedSize(width: 0, height: 5)) {
      try Bitmap(width: 0, height: 5).pngData()
    }
  }
}
