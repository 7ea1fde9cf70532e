import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneCore
@testable import TouchstoneSymbols
@testable import TouchstoneUI

/// Symbols that a user registers.
@Suite struct CustomSymbolTests {
  /// A square from x to y in a template as the SF Symbols app writes it; 100 units are the font size.
  private static func template(_ groups: String, guides: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!--Generator: Apple Native CoreSVG 232.5-->
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3300 2200">
     <style>.multicolor-1:custom {fill:#437B48;opacity:1.0}</style>
     <g id="Notes"><text>Weight</text><rect id="artboard" height="2200" width="3300"/></g>
     <g id="Guides">
      <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
      <line id="Capline-S" x1="263" x2="3036" y1="625.541" y2="625.541"/>
      \(guides)
     </g>
     <g id="Symbols">\(groups)</g>
    </svg>
    """
  }

  private static func square(_ weight: String, _ half: Int, classes: String = "monochrome-0") -> String {
    """
    <g id="\(weight)-S" transform="matrix(1 0 0 1 500 660.7705)">
    <path class="\(classes)" d="M\(-half) \(-half)h\(2 * half)v\(2 * half)h\(-2 * half)z"/></g>
    """
  }

  private func ink(_ symbol: CustomSymbol, weight: Int, scale: SymbolScale = .small) -> CGRect {
    let drawn = symbol.drawing(weight: weight, scale: scale)
    let factor = drawn.factor
    return drawn.drawing.inkBounds.applying(CGAffineTransform(scaleX: factor, y: factor))
  }

  @Test func `a template is centred between baseline and cap line and keeps its size`() throws {
    let symbol = try #require(try CustomSymbol(svg: Self.template(Self.square("Regular", 40))))
    let ink = ink(symbol, weight: 400)
    #expect(abs(ink.width - 80) < 0.01 && abs(ink.height - 80) < 0.01 && abs(ink.midY) < 0.01)
    // Medium is larger than the small drawing that there is.
    #expect(abs(self.ink(symbol, weight: 400, scale: .medium).width - 80 / 0.783) < 0.01)
  }

  @Test func `weights between two drawings of a template are mixed by the width of their lines`() throws {
    let groups = Self.square("Ultralight", 30) + Self.square("Regular", 40) + Self.square("Black", 50)
    let symbol = try #require(try CustomSymbol(svg: Self.template(groups)))
    #expect(abs(ink(symbol, weight: 100).width - 60) < 0.01)
    #expect(abs(ink(symbol, weight: 400).width - 80) < 0.01)
    #expect(abs(ink(symbol, weight: 900).width - 100) < 0.01)
    let widths = stride(from: 100, through: 900, by: 100).map { ink(symbol, weight: $0).width }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `drawings of a template that do not match are not mixed`() throws {
    let bold = "<g id=\"Black-S\"><path d=\"M450 610L550 610L500 710z\"/></g>"
    let symbol = try #require(try CustomSymbol(svg: Self.template(Self.square("Regular", 40) + bold)))
    #expect(abs(ink(symbol, weight: 500).width - 80) < 0.01)
    #expect(abs(ink(symbol, weight: 800).width - 100) < 0.01)
  }

  @Test func `margins of a template are the sides of the symbol`() throws {
    let guides = """
      <line id="left-margin-Regular-S" x1="450" x2="450" y1="600" y2="720"/>
      <line id="right-margin-Regular-S" x1="570" x2="570" y1="600" y2="720"/>
      """
    let symbol = try #require(try CustomSymbol(svg: Self.template(Self.square("Regular", 40), guides: guides)))
    let box = symbol.drawing(weight: 400, scale: .small).box
    #expect(abs(box.width - 120) < 0.01)
    #expect(abs(ink(symbol, weight: 400).minX - 10) < 0.01)
  }

  @Test func `classes of a template give levels and colours`() throws {
    let classes = "monochrome-1 multicolor-1:custom hierarchical-1:secondary SFSymbolsPreview"
    let groups =
      Self.square("Regular", 40, classes: "monochrome-0 multicolor-0:systemRedColor hierarchical-0:primary")
      .replacingOccurrences(
        of: "</g>", with: "<path class=\"\(classes)\" d=\"M0 0h9v9z\"/></g>")
    let symbol = try #require(try CustomSymbol(svg: Self.template(groups)))
    let parts = symbol.drawing(weight: 400, scale: .small).drawing.parts
    #expect(parts.map(\.level) == [0, 1])
    #expect(parts.map(\.color) == [.red, .fixed(ResolvedColor(red: 0x43 / 255, green: 0x7B / 255, blue: 0x48 / 255))])
  }

  @Test func `a plain drawing fills its view box, and its lines follow the weight`() throws {
    let source = """
      <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor"
        stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M5 12h14"/><circle cx="12" cy="5" r="1"/>
      </svg>
      """
    let symbol = try #require(try CustomSymbol(svg: source))
    let regular = symbol.drawing(weight: 400, scale: .medium)
    #expect(regular.box == CGRect(x: -60, y: -60, width: 120, height: 120))
    #expect(regular.drawing.parts.map(\.lineWidth) == [10, 10])
    #expect(regular.drawing.parts.allSatisfy { $0.cap == .round && $0.join == .round })
    let bold = try #require(symbol.drawing(weight: 700, scale: .medium).drawing.parts[0].lineWidth)
    #expect(abs(bold - 10 * 12.6 / 8.2) < 1e-9)
  }

  @Test func `shapes, styles and transforms of plain drawings are read`() throws {
    let source = """
      <svg viewBox="0 0 10 10"><g transform="translate(1,2) scale(2)" style="fill:none;stroke:#000;stroke-width:1">
      <rect x="0" y="0" width="2" height="1" rx=".25"/><line x1="0" y1="0" x2="1" y2="1"/></g>
      <polygon points="0,0 4,0 4,4" fill-rule="evenodd"/><ellipse cx="5" cy="5" rx="2" ry="1"/>
      <path d="m1 1 1 0 0 1zM5 5a1 1 0 012 0A1 1 0 1 0 5 5Q6 6 7 5T9 5C1 2 3 4 5 6S7 8 9 9H1V2"/></svg>
      """
    let document = try SVGDocument(source)
    #expect(document.shapes.count == 5)
    #expect(document.shapes[0].path.boundingRect == CGRect(x: 1, y: 2, width: 4, height: 2))
    #expect(document.shapes[0].stroke?.lineWidth == 2 && !document.shapes[0].isFilled)
    #expect(document.shapes[2].isFilled)
    #expect(document.shapes[3].path.boundingRect.standardized == CGRect(x: 3, y: 4, width: 4, height: 2))
  }

  /// - Source: SVG 2, section 9.5.1: the two half circles of an arc with flags 0 0 and 0 1 lie on either side.
  @Test func `arcs bend as their flags say`() throws {
    let above = try #require(SVGPathData.path("M0 0A5 5 0 0 1 10 0")).boundingRect
    #expect(abs(above.minY + 5) < 0.01 && abs(above.maxY) < 0.01)
    let below = try #require(SVGPathData.path("M0 0a5,5 0 00 10,0")).boundingRect
    #expect(abs(below.maxY - 5) < 0.01)
    // Radii that do not reach grow until they do.
    let grown = try #require(SVGPathData.path("M0 0A1 1 0 0 1 10 0")).boundingRect
    #expect(abs(grown.minY + 5) < 0.01)
  }

  @Test(arguments: ["", "L1 1", "M1", "M0 0 X1 1", "M0 0 1 1 z 2 2", "M0 0A1 1 0 2 1 5 5", "M1e400 0"])
  func `paths that break a rule are told`(_ source: String) {
    #expect(SVGPathData.path(source)?.isEmpty ?? true)
  }

  @Test func `files that are no symbols are refused`() {
    func failure(_ source: String) -> String {
      do {
        return try CustomSymbol(svg: source) == nil ? "empty" : "none"
      } catch {
        switch error {
        case .malformed(let reason): return reason
        case .unsupported(let what): return what
        }
      }
    }
    #expect(failure("") == "it does not start with <svg>")
    #expect(failure("<html></html>") == "it does not start with <svg>")
    #expect(failure("<svg><g></svg>") == "</svg> has no opening tag")
    #expect(failure("<svg><g>") == "<g> is not closed")
    #expect(failure("<svg><path d='M0 0 L'/></svg>") == "the path \"M0 0 L\" breaks off")
    #expect(failure("<svg><text>A</text></svg>") == "<text>")
    #expect(failure("<svg><a b></a></svg>") == "an attribute of <a> has no value")
    #expect(failure("<svg viewBox='0 0 1 1'></svg>") == "empty")
    #expect(failure("<svg><defs><text>A</text></defs><path d='M0 0h1v1z'/></svg>") == "none")
  }

  @Test func `broken files end in an error or a symbol, never in a crash`() {
    let source = Array(Self.template(Self.square("Regular", 40)).utf8)
    var state: UInt64 = 11
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<300 {
      var bytes = source
      for _ in 0...random(4) { bytes[random(bytes.count)] = UInt8(random(256)) }
      bytes.removeLast(random(3) == 0 ? random(bytes.count) : 0)
      let symbol = try? CustomSymbol(svg: String(decoding: bytes, as: UTF8.self))
      let box = symbol?.drawing(weight: 400, scale: .medium).box
      #expect(box == nil || box?.width.isNaN == false)
    }
  }

  @Test func `registered symbols are found by name and go before those that come along`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("<svg viewBox='0 0 2 1'><path d='M0 0h2v1z'/></svg>".utf8)
      .write(to: folder.appendingPathComponent("test.flat.svg"))
    #expect(try SymbolLibrary.shared.register(symbolsInFolder: folder.path) == ["test.flat"])
    let flat = try #require(SymbolCatalog.glyph(named: "test.flat", pointSize: 10, weight: 400, scale: .medium))
    #expect(abs(flat.size.width - 24) < 1e-9 && abs(flat.size.height - 12) < 1e-9)

    func circle(_ radius: CGFloat) {
      SymbolLibrary.shared.register("test.circle") { lineWidth in [Path.circle(0, 0, radius + lineWidth / 2)] }
    }
    circle(20)
    let small = try #require(SymbolCatalog.glyph(named: "test.circle", pointSize: 100, weight: 400, scale: .medium))
    #expect(abs(small.size.width - (40 + 8.2 + 10)) < 0.01)
    circle(30)
    let large = try #require(SymbolCatalog.glyph(named: "test.circle", pointSize: 100, weight: 400, scale: .medium))
    #expect(abs(large.size.width - (60 + 8.2 + 10)) < 0.01)
  }

  @Test func `errors say what happened and what to do`() {
    let rows: [(SymbolError, String)] = [
      (
        .unreadable(path: "a.svg", reason: "it does not exist or may not be read"),
        """
        The symbol file "a.svg" cannot be used: it does not exist or may not be read. Check the path, or add the file to \
        the target's resources in Package.swift: resources: [.copy("Symbols")].
        """
      ),
      (
        .malformed(path: "a.svg", reason: "<g> is not closed"),
        "The symbol file \"a.svg\" is not a valid SVG file: <g> is not closed. Export it again from the drawing program."
      ),
      (
        .unsupported(path: "a.svg", what: "<text>"),
        """
        The symbol file "a.svg" contains <text>, which symbols cannot have. Convert it to plain paths in the drawing program \
        and export it again.
        """
      ),
      (
        .empty(path: "a.svg"),
        """
        The symbol file "a.svg" draws nothing. A template from the SF Symbols app needs paths in the group "Symbols"; \
        other files need paths with a fill or a stroke.
        """
      ),
      (
        .noSymbolFiles(folder: "b"),
        """
        No symbol was registered: there is no .svg file in "b". Check the path, or add the files to the target in \
        Package.swift: resources: [.copy("Symbols")].
        """
      ),
    ]
    for (error, text) in rows { #expect(error.description == text) }
    #expect(throws: SymbolError.noSymbolFiles(folder: "/nowhere")) {
      try SymbolLibrary.shared.register(symbolsInFolder: "/nowhere")
    }
    #expect(throws: SymbolError.self) { try SymbolLibrary.shared.register(svgFileAt: "/nowhere/a.svg") }
  }
}
