import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneCore
@testable import TouchstoneSymbols
@testable import TouchstoneUI

@Suite struct SymbolCatalogTests {
  private func glyph(
    _ name: String, size: CGFloat = 17, weight: Int = 400, scale: SymbolScale = .medium
  ) throws -> SymbolGlyph {
    try #require(
      SymbolCatalog.glyph(named: name, pointSize: size, weight: weight, scale: scale), "no symbol \(name)")
  }

  /// Names that much SwiftUI code uses, by frequency in public code.
  private static let common = """
    3.circle airplane alarm antenna.radiowaves.left.and.right archivebox arrow.clockwise arrow.counterclockwise
    arrow.down arrow.left arrow.right arrow.right.circle.fill arrow.triangle.2.circlepath arrow.up arrow.up.arrow.down
    arrow.up.right backward.fill battery.100 bell bell.badge bell.fill bell.slash bell.slash.fill bird bold bolt
    bolt.fill book book.fill bookmark bookmark.fill books.vertical briefcase.fill bubble.left bubble.left.fill
    building.2 calendar camera camera.fill car car.fill cart cart.fill chart.bar chart.bar.fill
    chart.line.uptrend.xyaxis chart.pie checkmark checkmark.circle checkmark.circle.fill checkmark.seal.fill
    checkmark.shield checkmark.square.fill chevron.down chevron.left chevron.right chevron.up chevron.up.chevron.down
    circle circle.fill clock clock.fill cloud cloud.fill cloud.rain cloud.rain.fill cloud.sun cloud.sun.fill
    creditcard creditcard.fill cup.and.saucer dial.low doc doc.fill doc.on.doc doc.text dollarsign.circle drop.fill
    ellipsis ellipsis.circle envelope envelope.fill exclamationmark.circle exclamationmark.triangle
    exclamationmark.triangle.fill eye eye.fill eye.slash eye.slash.fill eyes face.smiling figure.run figure.walk film
    flag flag.fill flame flame.fill folder folder.fill forward.fill fuelpump gamecontroller gear gearshape
    gearshape.fill gift gift.fill globe hand.raised hand.tap hand.thumbsdown hand.thumbsup hand.thumbsup.fill
    headphones heart heart.circle heart.fill heart.slash hourglass house house.fill icloud info info.circle
    info.circle.fill iphone italic key key.fill keyboard laptopcomputer leaf leaf.fill lightbulb lightbulb.fill
    line.3.horizontal line.3.horizontal.decrease.circle link list.bullet list.dash list.number location
    location.circle location.fill location.north.fill lock lock.fill lock.open lock.shield magnifyingglass map map.fill
    mappin mappin.and.ellipse mappin.circle.fill message message.fill mic mic.fill mic.slash minus minus.circle
    minus.circle.fill moon moon.fill moon.stars.fill music.note network newspaper number paintbrush paintpalette
    paperclip paperclip.badge.ellipsis paperplane paperplane.fill pause pause.circle.fill pause.fill pencil
    pencil.circle person person.2 person.2.fill person.3 person.3.fill person.3.sequence.fill person.badge.plus
    person.circle person.circle.fill person.crop.circle person.crop.circle.badge.checkmark person.crop.circle.fill
    person.crop.square person.fill phone phone.fill photo photo.fill photo.on.rectangle pin pin.fill pin.slash play
    play.circle play.circle.fill play.fill play.rectangle.fill plus plus.app plus.circle plus.circle.fill
    plus.magnifyingglass plus.square plus.square.on.square power printer qrcode questionmark questionmark.circle
    questionmark.circle.fill radio rectangle rectangle.portrait.and.arrow.right repeat rosette safari scissors shield
    shield.fill shippingbox shuffle sidebar.left slider.horizontal.3 sparkles speaker speaker.slash.fill
    speaker.wave.2.fill speaker.wave.3 speedometer square square.and.arrow.down square.and.arrow.up square.and.pencil
    square.fill square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.stack star star.circle star.circle.fill
    star.fill star.leadinghalf.filled star.slash stop.fill stopwatch sun.max sun.max.fill sun.min sunrise sunset tag
    tag.fill terminal textformat textformat.size thermometer ticket timer trash trash.circle trash.fill tray tray.full
    triangle trophy trophy.fill tv umbrella video video.fill wand.and.stars water.waves waveform wifi
    wifi.exclamationmark wifi.slash wind wrench wrench.and.screwdriver xmark xmark.circle xmark.circle.fill
    xmark.octagon xmark.square
    textformat.characters printer.dotmatrix.fill bubble.and.pencil app.grid lightspectrum.horizontal
    point.bottomleft.forward.to.point.topright.filled.scurvepath
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test func `every common name is drawn`() {
    let missing = Self.common.filter {
      SymbolCatalog.glyph(named: $0, pointSize: 17, weight: 400, scale: .medium) == nil
    }
    #expect(missing.isEmpty)
  }

  @Test func `names are sorted and drawn`() {
    #expect(SymbolCatalog.names == SymbolCatalog.names.sorted())
    #expect(Set(Self.common).subtracting(SymbolCatalog.names).isEmpty)
  }

  @Test func `unknown names and sizes give nothing`() {
    #expect(SymbolCatalog.glyph(named: "no.such.symbol", pointSize: 17, weight: 400, scale: .medium) == nil)
    // A stranger's name takes no longer than any other.
    #expect(!SymbolCatalog.contains(String(repeating: "circle.", count: 100_000)))
    for size in [0, -1, CGFloat.nan, .infinity] {
      #expect(SymbolCatalog.glyph(named: "star", pointSize: size, weight: 400, scale: .medium) == nil)
    }
  }

  @Test(arguments: ["circle", "square", "plus", "minus", "xmark.circle.fill", "line.3.horizontal"])
  func `centre lies half a cap height above the baseline`(_ name: String) throws {
    // SF Pro's cap height is 1443/2048 em.
    for scale in SymbolScale.allCases {
      let glyph = try glyph(name, size: 20, scale: scale)
      #expect(abs(glyph.baseline - glyph.size.height / 2 - 20 * 1443 / 2048 / 2) < 1e-9)
    }
  }

  @Test func `outlines lie within the box and the box is of the size of text`() throws {
    for name in SymbolCatalog.names {
      let glyph = try glyph(name, size: 100)
      #expect(glyph.size.width > 18 && glyph.size.width < 215, "\(name)")
      #expect(glyph.size.height > 14 && glyph.size.height < 155, "\(name)")
      #expect(glyph.baseline > 0 && glyph.baseline < 150, "\(name)")
      // The margin is about 10/100 em at the sides, of which 4 are always there, and 6/100 em above and below.
      let (side, edge) = (4 - 1e-6, 3 - 1e-6)
      for layer in glyph.layers where !layer.isErased {
        let bounds = layer.path.boundingRect
        #expect(bounds.isFinite && !bounds.isNull, "\(name)")
        #expect(bounds.minX >= side && bounds.minY >= edge, "\(name)")
        #expect(
          bounds.maxX <= glyph.size.width - side && bounds.maxY <= glyph.size.height - edge, "\(name)")
        #expect((0...2).contains(layer.level), "\(name)")
      }
    }
  }

  @Test func `drawings grow in proportion to the size`() throws {
    for name in ["star.fill", "bell.slash", "3.circle.fill"] {
      let small = try glyph(name, size: 10)
      let large = try glyph(name, size: 30)
      #expect(abs(large.size.width - 3 * small.size.width) < 1e-9)
      #expect(abs(large.baseline - 3 * small.baseline) < 1e-9)
    }
  }

  @Test func `heavier weights are never smaller`() throws {
    for name in Self.common {
      var last = CGSize.zero
      for weight in [100, 400, 900] {
        let size = try glyph(name, weight: weight).size
        #expect(size.width >= last.width - 1e-9 && size.height >= last.height - 1e-9, "\(name) at \(weight)")
        last = size
      }
    }
  }

  @Test func `line widths grow with the weight`() {
    let stems = stride(from: 50, through: 950, by: 50).map(SymbolMetrics.stem)
    #expect(zip(stems, stems.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(abs(SymbolMetrics.stem(weight: 400) - 100 / 12) < 0.2)
  }

  @Test func `scales differ`() throws {
    let widths = try SymbolScale.allCases.map { try glyph("heart", scale: $0).size.width }
    #expect(widths[0] < widths[1] && widths[1] < widths[2])
  }

  @Test func `no two names have one drawing unless they mean the same`() throws {
    // Directions named for the reading direction, and Apple's own renamings.
    let aliases: [(String, String)] = [
      (".forward", ".right"), (".backward", ".left"), ("percent", ""), ("line.horizontal.3", "line.3.horizontal"),
      ("icloud", "cloud"), ("gauge", "speedometer"),
    ]
    func canonical(_ name: String) -> String {
      var name = name
      while let recipe = SymbolCatalog.recipe(named: name), let other = SymbolTable.alias(of: recipe.definition.name) {
        name = other + name.dropFirst(recipe.definition.name.count)
      }
      // Lines have nothing to fill.
      name = name.replacingOccurrences(of: ".fill", with: "")
      return aliases.reduce(name) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
    var seen: [SymbolGlyph: String] = [:]
    for name in SymbolCatalog.names {
      let glyph = try glyph(name)
      if let other = seen[glyph] {
        #expect(canonical(other) == canonical(name), "\(name) looks like \(other)")
      }
      seen[glyph] = name
    }
  }

  // MARK: Variants

  @Test func `figure of a filled circle is cut out`() throws {
    let glyph = try glyph("plus.circle.fill")
    #expect(glyph.layers.map(\.isErased) == [false, true])
    #expect(glyph.layers.map(\.level) == [1, 0])
    #expect(glyph.layers[1].isFigure)
    #expect(try self.glyph("plus.circle").layers.allSatisfy { !$0.isErased })
  }

  @Test func `filled variant is as large as the plain one`() throws {
    for name in ["circle", "star", "heart", "square", "bookmark", "envelope"] {
      let plain = try glyph(name).size
      let filled = try glyph(name + ".fill").size
      #expect(abs(plain.width - filled.width) < 1e-9 && abs(plain.height - filled.height) < 1e-9)
    }
  }

  @Test func `slash has a gap that is no figure`() throws {
    let layers = try glyph("bell.slash").layers
    #expect(layers.map(\.isErased) == [false, true, false])
    #expect(!layers[1].isFigure && layers[0].level == 1 && layers[2].level == 0)
  }

  @Test func `joined outlines do not cancel each other out`() throws {
    // The middle of a filled shape drawn as area and line would be empty if the two wound in opposite directions.
    for name in ["circle.fill", "square.fill", "heart.fill", "star.fill", "cloud.fill", "moon.fill", "bolt.fill"] {
      let glyph = try glyph(name, size: 100)
      let path = try #require(glyph.layers.first).path
      let edge = glyph.size.height / 2
      let row = stride(from: CGFloat(0), to: glyph.size.width, by: 0.5).map { path.contains(CGPoint(x: $0, y: edge)) }
      let first = try #require(row.firstIndex(of: true))
      let last = try #require(row.lastIndex(of: true))
      #expect(row[first...last].allSatisfy { $0 }, "\(name)")
    }
  }

  // Human Interface Guidelines, "Right to left": controls that show progress in time, such as those of players, stay.
  @Test(arguments: [
    ("chevron.forward", "chevron.left"), ("chevron.backward.circle.fill", "chevron.right.circle.fill"),
    ("arrow.up.forward", "arrow.up.left"), ("sidebar.leading", "sidebar.right"),
    ("inset.filled.topleading.rectangle", "inset.filled.topright.rectangle"),
    ("rectangle.trailingthird.inset.filled", "rectangle.leftthird.inset.filled"),
    ("star.leadinghalf.filled", "star.leadinghalf.filled"), ("sidebar.trailing", "sidebar.left"),
    ("sidebar.left", "sidebar.left"), ("chevron.right", "chevron.right"),
    ("forward.fill", "forward.fill"), ("goforward.10", "goforward.10"),
    ("chevron.left.forwardslash.chevron.right", "chevron.left.forwardslash.chevron.right"),
    ("no.such.forward", "no.such.forward"),
  ])
  func `arrows named for reading turn around from right to left`(name: String, expected: String) {
    #expect(SymbolCatalog.name(name, in: .rightToLeft) == expected)
    #expect(SymbolCatalog.name(name, in: .leftToRight) == name)
  }

  @Test func `symbols named for reading turn around, by the name of the other side or by their drawing`() {
    for name in SymbolCatalog.names where name.contains("leading") || name.contains("trailing") {
      let isRenamed = SymbolCatalog.name(name, in: .rightToLeft) != name
      #expect(isRenamed != SymbolCatalog.isMirrored(name, in: .rightToLeft), "\(name)")
      #expect(!SymbolCatalog.isMirrored(name, in: .leftToRight))
    }
    for name in ["star.leadinghalf.filled", "laurel.leading", "dot.radiowaves.forward"] {
      #expect(SymbolCatalog.isMirrored(name, in: .rightToLeft), "\(name)")
    }
    for name in [
      "star", "forward.fill", "goforward.10", "chevron.left.forwardslash.chevron.right", "star.lefthalf.fill",
      "point.bottomleft.forward.to.point.topright.scurvepath", "no.such.image",
    ] {
      #expect(!SymbolCatalog.isMirrored(name, in: .rightToLeft), "\(name)")
    }
  }

  @Test func `a mirrored drawing has its ink at the other side of the same box`() throws {
    let (plain, other) = (try glyph("laurel.leading"), try glyph("laurel.trailing"))
    let mirrored = plain.mirrored
    #expect(mirrored.size == plain.size && mirrored.baseline == plain.baseline && mirrored.mirrored.size == plain.size)
    #expect(abs(mirrored.ink.minX - (plain.size.width - plain.ink.maxX)) < 1e-9)
    for (layer, expected) in zip(mirrored.layers, other.layers) {
      let (box, wanted) = (layer.path.boundingRect, expected.path.boundingRect)
      #expect(abs(box.minX - wanted.minX) < 1e-6 && abs(box.maxX - wanted.maxX) < 1e-6)
    }
  }
}
