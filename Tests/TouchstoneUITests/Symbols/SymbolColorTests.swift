import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneCore
@testable import TouchstoneSymbols
@testable import TouchstoneUI

/// Multicolor rendering and variable values.
@Suite struct SymbolColorTests {
  private func glyph(_ name: String) throws -> SymbolGlyph {
    try #require(SymbolCatalog.glyph(named: name, pointSize: 17, weight: 400, scale: .medium), "no symbol \(name)")
  }

  private func colors(_ name: String) throws -> [SymbolColor?] { try glyph(name).layers.map(\.color) }

  @Test func `weather has the colours of the sky, and clouds are white once filled`() throws {
    #expect(try Set(colors("cloud.sun.fill").compactMap(\.self)) == [.white, .yellow])
    #expect(try Set(colors("cloud.sun").compactMap(\.self)) == [.yellow])
    #expect(try Set(colors("cloud.sun.rain.fill").compactMap(\.self)) == [.white, .yellow, .cyan])
    #expect(try colors("sun.max.fill") == [.yellow])
    #expect(try colors("heart.fill") == [.red])
  }

  @Test func `a sign in a coloured shape is white`() throws {
    let rows: [(String, SymbolColor)] = [
      ("exclamationmark.triangle.fill", .yellow), ("checkmark.circle.fill", .green), ("xmark.circle.fill", .red),
      ("checkmark.seal.fill", .blue), ("heart.circle.fill", .red),
    ]
    for (name, color) in rows {
      let glyph = try glyph(name)
      #expect(glyph.layers.first?.color == color, "\(name)")
      #expect(glyph.layers.filter(\.isErased).allSatisfy { $0.color == .white }, "\(name)")
    }
  }

  @Test func `badges and slashes are coloured, what they lie on is not`() throws {
    #expect(try colors("bell.badge") == [nil, nil, .red])
    #expect(try Set(colors("folder.badge.plus").compactMap(\.self)) == [.cyan, .green, .white])
    #expect(try colors("wifi.slash").last == .red)
    #expect(try colors("battery.25").contains(.red) && colors("battery.75").contains(.green))
  }

  @Test func `a symbol without colours has none`() throws {
    for name in ["gearshape.fill", "person", "chevron.right", "square.and.arrow.up"] {
      #expect(try colors(name).allSatisfy { $0 == nil }, "\(name)")
    }
  }

  @Test func `every name in the table of colours is a symbol`() {
    let names = Set(SymbolCatalog.names)
    #expect(SymbolColors.names.filter { !names.contains($0) }.sorted() == [])
  }

  /// - Source: WWDC 2022, "Adopt Variable Color in SF Symbols": each layer has its share of the range, none is on at 0.
  @Test(arguments: [
    (0.0, 0), (0.01, 1), (0.33, 1), (0.34, 2), (0.66, 2), (0.67, 3), (1, 3), (7, 3), (-1, 0), (.nan, 0),
  ]) func `a variable value switches on one layer after the other`(value: Double, count: Int) throws {
    for name in ["wifi", "speaker.wave.3.fill", "chart.bar.fill", "antenna.radiowaves.left.and.right"] {
      let glyph = try glyph(name)
      #expect(glyph.stepCount == 3, "\(name)")
      let on = glyph.layers.filter { $0.step != nil && glyph.isOn($0, at: value) }
      #expect(Set(on.map(\.step)).count == count, "\(name) at \(value)")
    }
  }

  @Test func `without a value, and where a symbol knows none, all layers are on`() throws {
    let wifi = try glyph("wifi")
    #expect(wifi.layers.allSatisfy { wifi.isOn($0, at: nil) })
    let star = try glyph("star")
    #expect(star.stepCount == 0 && star.layers.allSatisfy { star.isOn($0, at: 0) })
  }
}
