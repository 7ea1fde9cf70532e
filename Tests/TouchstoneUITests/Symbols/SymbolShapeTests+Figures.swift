import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneSymbols

/// What symbols show where another drawing was mistaken for Apple's.
extension SymbolShapeTests {
  @Test func `a swift is filled`() throws {
    let glyph = try glyph("swift")
    // Further inside of its edge than a line is thick.
    #expect(hasInk(glyph, 0.69, 0.77))
    #expect(edges(glyph, row: 0.77).count == 2)
  }

  /// That Apple's has spokes was seen; how many, is ours.
  @Test(arguments: [("gear", 3), ("gearshape", 0)])
  func `a gear has spokes, and a gear shape has none`(name: String, count: Int) throws {
    let glyph = try glyph(name)
    // Between the hub and the rim.
    let ring = (0...360).map { degrees in
      let angle = (Double(degrees) + 0.5) * .pi / 180
      return hasInk(glyph, 0.5 + 0.22 * CGFloat(cos(angle)), 0.5 + 0.22 * CGFloat(sin(angle)))
    }
    let spokes = zip(ring, ring.dropFirst()).count { !$0 && $1 }
    #expect(spokes == count)
  }

  @Test func `three people have three heads beside each other`() throws {
    let heads = edges(try glyph("person.3.fill"), row: 0.31)
    #expect(heads.count == 6, "\(heads)")
  }

  @Test func `behind a hand with sparkles is the edge of another one`() throws {
    let hands = edges(try glyph("hands.and.sparkles.fill"), row: 0.74)
    #expect(hands.count == 4, "\(hands)")
    guard hands.count == 4 else { return }
    #expect(hands[1] - hands[0] > 0.5 && hands[3] - hands[2] < 0.1 && hands[3] > 0.97, "\(hands)")
  }

  @Test func `a crossed network is a globe with a slash from corner to corner`() throws {
    let (plain, crossed) = try (glyph("network"), glyph("network.slash"))
    for (x, y) in [(0.04, 0.5), (0.96, 0.5), (0.5, 0.04), (0.5, 0.96)] as [(CGFloat, CGFloat)] {
      #expect(hasInk(crossed, x, y), "\(x) \(y)")
    }
    for share in [0.06, 0.94] as [CGFloat] {
      #expect(hasInk(crossed, share, share) && !hasInk(plain, share, share), "\(share)")
    }
  }
}
