import Testing
import TouchstoneDiff
import TouchstoneDrawing

struct ImageComparisonTests {
  private let canvas = Canvas(64, 64)

  @Test func theDescriptionTellsTheVerdictTheNumbersAndThePlace() {
    let other = canvas.with {
      $0.fill(2, 3, 4, 4, 0x000000)
      $0.fill(50, 50, 1, 1, 0xF00000)
    }
    let result = Comparer.ui.compare(canvas.bitmap, other)
    #expect("\(result)" == "differs: 17 px in 2 regions, 20.0 × tolerance, worst ΔE00 100.0 at (2, 3)")
    #expect("\(Comparer.ui.compare(other, other))" == "identical")
    let sizes = Comparer.ui.compare(canvas.bitmap, Canvas(64, 60).bitmap)
    #expect("\(sizes)" == "differs: the reference is 64×64 px, the other 64×60 px")
    let ignored = Comparer.ui.compare(canvas.bitmap, other, ignoring: [PixelRect(x: 0, y: 0, width: 64, height: 64)])
    #expect("\(ignored)" == "matches: 0 px in 0 regions, 0.0 × tolerance, 17 px ignored")
  }

  @Test func clustersWithATileBetweenThemAreOneRegionAndThoseWithTwoAreTwo() {
    func regions(at x: Int) -> [PixelRect] {
      let other = canvas.with {
        $0.fill(4, 4, 1, 1, 0x000000)
        $0.fill(x, 4, 1, 1, 0x000000)
      }
      return Comparer.exact.compare(canvas.bitmap, other).regions.map(\.box)
    }
    #expect(regions(at: 23) == [PixelRect(x: 4, y: 4, width: 20, height: 1)])
    #expect(
      regions(at: 24) == [PixelRect(x: 4, y: 4, width: 1, height: 1), PixelRect(x: 24, y: 4, width: 1, height: 1)])
  }

  @Test func theKindTellsWhatHappened() {
    var drawn = canvas
    for line in 0..<6 { drawn.fill(10, 10 + line * 6, 40, 2, 0x303030) }
    let kinds = { (a: Bitmap, b: Bitmap) in Set(Comparer.exact.compare(a, b).regions.map(\.kind)) }
    #expect(kinds(canvas.bitmap, drawn.bitmap) == [.added])
    #expect(kinds(drawn.bitmap, canvas.bitmap) == [.removed])
    let tinted = drawn.with { for line in 0..<6 { $0.fill(10, 10 + line * 6, 40, 2, 0x505050) } }
    #expect(kinds(drawn.bitmap, tinted) == [.recolored])
    let moved = canvas.with { for line in 0..<6 { $0.fill(10, 11 + line * 6, 40, 2, 0x303030) } }
    #expect(kinds(drawn.bitmap, moved) == [.rerasterized])
  }

  @Test func theDifferencePictureShowsEachClassInItsColor() {
    let other = canvas.with {
      $0.fill(2, 3, 4, 4, 0x000000)
      $0.fill(50, 50, 1, 1, 0x000000)
    }
    let result = Comparer.ui.compare(canvas.bitmap, other, ignoring: [PixelRect(x: 48, y: 48, width: 9, height: 9)])
    let picture = result.differencePicture()
    #expect(picture[2, 3] == (0x66, 0x00, 0xCC, 255))
    #expect(picture[50, 50] == (0x42, 0xE4, 0xF0, 255))
    #expect(picture[0, 0] == (255, 255, 255, 255))
  }

  @Test func theDifferencePictureOfTwoSizesHoldsBoth() {
    let result = Comparer.ui.compare(Canvas(10, 20, 0).bitmap, Canvas(15, 12, 0).bitmap)
    let picture = result.differencePicture()
    #expect(picture.width == 15 && picture.height == 20)
    #expect(picture[0, 0] == (192, 192, 192, 255))
    #expect(picture[12, 5] == (0x00, 0x9F, 0xE6, 255) && picture[5, 15] == (0x00, 0x9F, 0xE6, 255))
    // Neither picture has the corner.
    #expect(picture[12, 15] == (255, 255, 255, 255))
  }
}
