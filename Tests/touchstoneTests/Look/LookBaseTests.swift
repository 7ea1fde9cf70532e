import Testing
import TouchstoneDrawing
import TouchstoneSnapshots

@testable import touchstone

struct LookBaseTests {
  private static let now = """
    _background 0 0 40 20
     Shop.PriceTag 0 0 40 20
      padding 0 0 40 20
       HStack 4 4 32 12
        Shop.Amount 4 4 20 12
         Text 4 4 20 12 =1
     _Rectangle 0 0 40 20
    """
  /// The same picture, recorded before views of users had names.
  private static let old = """
    background 0 0 40 20
     padding 0 0 40 20
      HStack 4 4 32 12
       Text 4 4 20 12 =1
     Rectangle 0 0 40 20
    """

  private func changes(from golden: String) throws -> [LookChanges.Change] {
    let (golden, now) = (try #require(ViewOutline(text: golden)), try #require(ViewOutline(text: Self.now)))
    let bitmap = Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255])
    func side(_ outline: ViewOutline) -> LookSide {
      LookSide(views: LookSide.views(of: outline), bitmap: bitmap, scale: 1, knowsColors: false)
    }
    return LookChanges(base: "golden", from: side(golden), to: side(now.asKnown(to: golden))).changes
  }

  @Test func `a golden from before views of users had names does not differ by these names`() throws {
    #expect(try changes(from: Self.old) == [])
    let moved = try changes(from: Self.old.replacing("Text 4 4 20 12", with: "Text 6 4 20 12"))
    #expect(moved.map(\.kind) == [.moved])
  }

  @Test func `a golden with such names is compared by them`() throws {
    #expect(try changes(from: Self.now) == [])
    let renamed = try changes(from: Self.now.replacing("Shop.PriceTag", with: "Shop.Price"))
    #expect(renamed.contains { $0.kind == .added && $0.type.contains("PriceTag") })
  }
}
