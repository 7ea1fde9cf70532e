import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneSymbols
import TouchstoneTestSupport
import TouchstoneUI

/// Pages that show symbols with their names. With the environment variable `TOUCHSTONE_PICTURES` set to a folder, those of
/// all symbols are written there as `symbols.pdf`.
@MainActor @Suite struct SymbolSheetTests {
  private static let (columns, rows) = (6, 16)
  private static let page = CGSize(width: 600, height: 800)

  /// A page of symbols, row by row.
  private struct Page: View {
    let names: [String]

    var body: some View {
      let cell = CGSize(
        width: page.width / CGFloat(columns), height: page.height / CGFloat(rows))
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Array(stride(from: 0, to: names.count, by: columns)), id: \.self) { start in
          HStack(spacing: 0) {
            ForEach(names[start..<min(start + columns, names.count)], id: \.self) { name in
              VStack(spacing: 4) {
                Image(systemName: name).font(.system(size: 20)).frame(height: 30)
                Text(name).font(.system(size: 6)).lineLimit(1).minimumScaleFactor(0.2).padding(.horizontal, 3)
              }
              .frame(width: cell.width, height: cell.height)
            }
          }
        }
      }
      .frame(width: page.width, height: page.height, alignment: .topLeading)
    }
  }

  /// Writes pages of symbols.
  private func write(_ names: some Sequence<String>, to file: URL) throws {
    let context = try #require(CGContext(file as CFURL, mediaBox: nil, nil))
    var left = Array(names)
    while !left.isEmpty {
      let names = Array(left.prefix(Self.columns * Self.rows))
      left.removeFirst(names.count)
      ImageRenderer(content: Page(names: names)).render { size, draw in
        var box = CGRect(origin: .zero, size: size)
        context.beginPage(mediaBox: &box)
        draw(context)
        context.endPage()
      }
    }
    context.closePDF()
  }

  @Test func `a page shows each symbol with its name`() throws {
    if let pictures = ProcessInfo.processInfo.environment["TOUCHSTONE_PICTURES"] {
      try write(SymbolCatalog.names, to: URL(fileURLWithPath: pictures).appendingPathComponent("symbols.pdf"))
    }
    let folder = try TemporaryFolder()
    let names = SymbolCatalog.names.prefix(Self.columns * Self.rows + 1)
    let file = folder.url.appendingPathComponent("symbols.pdf")
    try write(names, to: file)
    let pages = try Tool.pdftotext.run(["-raw", file.path, "-"]).output.split(separator: "\u{C}")
    let words = pages.map { $0.split(whereSeparator: \.isWhitespace).map { String($0) } }
    #expect(words.map(\.count) == [Self.columns * Self.rows, 1])
    #expect(Set(words.joined()) == Set(names))
  }
}
