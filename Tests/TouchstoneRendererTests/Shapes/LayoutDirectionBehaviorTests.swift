import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct LayoutDirectionBehaviorTests {
  private func blueIsLeft(_ behavior: LayoutDirectionBehavior?, _ direction: LayoutDirection) throws -> Bool {
    let halves = HStack(spacing: 0) {
      pureBlue
      Color.white
    }
    let view = behavior.map { AnyView(halves.layoutDirectionBehavior($0)) } ?? AnyView(halves)
    let drawn = try Drawn(view, width: 20, height: 10) { $0.layoutDirection = direction }
    #expect((drawn.color(3, 5) == pureBluePixel) != (drawn.color(16, 5) == pureBluePixel))
    return drawn.color(3, 5) == pureBluePixel
  }

  // “mirrors(in:): A behavior that mirrors when the layout direction has the specified value”; “fixed: does not mirror”.
  @Test func `a view is mirrored in the direction that its behaviour names`() throws {
    #expect(try blueIsLeft(.fixed, .leftToRight))
    #expect(try blueIsLeft(.fixed, .rightToLeft))
    #expect(try blueIsLeft(.mirrors, .leftToRight))
    #expect(try !blueIsLeft(.mirrors, .rightToLeft))
    #expect(try !blueIsLeft(.mirrors(in: .leftToRight), .leftToRight))
    #expect(try blueIsLeft(.mirrors(in: .leftToRight), .rightToLeft))
    #expect(try !blueIsLeft(nil, .rightToLeft))
  }
}
