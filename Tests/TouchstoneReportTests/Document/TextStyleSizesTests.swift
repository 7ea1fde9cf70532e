import Testing

@testable import TouchstoneReport

struct TextStyleSizesTests {
  @Test func `every style has a size for each text size, and none gets smaller`() {
    for sizes in TextStyleSizes.table {
      #expect(sizes.count == 12)
      #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test(arguments: [
    ((17, 20), (40, 43), true), ((17, 20), (23, 26), true), ((17, 17), (53, 53), true), ((12, 13), (33, 33), false),
    ((17, 20), (40, 44), false), ((17, 19), (40, 43), false), ((18, 21), (40, 43), false),
  ])
  func `changes of a text style at two text sizes`(a: (Int, Int), b: (Int, Int), areOne: Bool) {
    #expect(TextStyleSizes.areOneChange(a, b) == areOne)
    #expect(TextStyleSizes.areOneChange(b, a) == areOne)
  }
}
