import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport
import TouchstoneUI

@testable import TouchstoneTesting

@MainActor @Suite(.snapshots(.underTest)) struct DocumentStrategyTests {
  private struct Card: View {
    var name = "Ada"

    var body: some View {
      Text(name).padding(8).background(Color.yellow)
    }
  }

  private func snapshot<Format>(_ strategy: Snapshotting<Card, Format>, _ card: Card = Card()) -> Format? {
    var format: Format?
    strategy.snapshot(card).run { format = $0 }
    return format
  }

  @Test func `a page is PDF and the same one each time`() throws {
    let data = try #require(snapshot(.pdf))
    #expect(data.starts(with: Data("%PDF-".utf8)))
    #expect(data == snapshot(.pdf))
    #expect(data != snapshot(.pdf, Card(name: "Bo")))
    #expect(data != snapshot(.pdf(colorScheme: .dark)))
    #expect(Snapshotting<Card, Data>.pdf.pathExtension == "pdf")
  }

  @Test func `a page has the size of its layout`() throws {
    let page = try #require(snapshot(.pdf(layout: .fixed(width: 120, height: 50))))
    try withTemporaryPath { folder in
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try page.write(to: URL(fileURLWithPath: folder + "/page.pdf"))
      // From `Scripts/setup`. The page may lie in a compressed object, where its size cannot be searched for.
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/pdfinfo")
      process.arguments = [folder + "/page.pdf"]
      process.standardOutput = pipe
      try process.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(output.contains(/Page size: +120 x 50 pts/), "\(output)")
    }
  }

  @Test func `an SVG picture has its text as text`() throws {
    let text = try #require(snapshot(.svg(layout: .fixed(width: 120, height: 50))))
    #expect(text.contains("<svg"))
    #expect(text.contains("width=\"120\""))
    let letters = text.matches(of: /<tspan [^>]*>(.)<\/tspan>/).map { String($0.1) }
    #expect(letters == ["A", "d", "a"])
    #expect(Snapshotting<Card, String>.svg.pathExtension == "svg")
  }

  @Test func `a sheet shows every variant pixel for pixel`() throws {
    let square = Color.red.frame(width: 10, height: 10)
    func sheet<Content: View>(_ view: Content) -> UIImage? {
      var picture: UIImage?
      Snapshotting<Content, UIImage>.contactSheet(varying: .scales(1, 2), .colorSchemes).snapshot(view).run {
        picture = $0
      }
      return picture
    }
    let picture = try #require(sheet(square)?.cgImage)
    var reds = 0
    let red: [UInt8] = [48, 59, 255, 255]
    for start in stride(from: 0, to: picture.bitmap.bytes.count, by: 4) {
      if picture.bitmap.bytes[start..<start + 4].elementsEqual(red) { reds += 1 }
    }
    // Two schemes of 10 × 10 pixels and two of 20 × 20; dark red is another red.
    #expect(reds == 10 * 10 + 20 * 20)
  }

  @Test func `a contact sheet has a background of each appearance behind its pictures`() throws {
    var picture: UIImage?
    Snapshotting<Color, UIImage>.contactSheet(
      varying: .colorSchemes, layout: .fixed(width: 10, height: 10), isOpaque: false
    )
    .snapshot(Color.red).run { picture = $0 }
    let bytes = try #require(picture?.cgImage).bitmap.bytes
    func count(_ color: [UInt8]) -> Int {
      stride(from: 0, to: bytes.count, by: 4).count { bytes[$0..<$0 + 4].elementsEqual(color) }
    }
    // Pictures of 10 × 10 points at 2x, with 8 points of white or black on each side.
    #expect(count([255, 255, 255, 255]) == 52 * 52 - 20 * 20)
    #expect(count([0, 0, 0, 255]) == 52 * 52 - 20 * 20)
  }
}
