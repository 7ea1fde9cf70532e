import Testing
import TouchstoneDiff
import TouchstoneDrawing

struct ImageComparisonTests {
  private let canvas = Canvas(64, 64)

  @Test func `the description tells the verdict the numbers and the place`() {
    let other = canvas.with {
      $0.fill(2, 3, 4, 4, 0x000000)
      $0.fill(50, 50, 1, 1, 0xF00000)
    }
    let result = Comparer.ui.compare(canvas.bitmap, other)
    #expect("\(result)" == "differs: 17 px in 2 regions, 10.0 × tolerance, worst ΔE00 100.0 at (2, 3)")
    #expect("\(Comparer.ui.compare(other, other))" == "identical")
    let sizes = Comparer.ui.compare(canvas.bitmap, Canvas(64, 60).bitmap)
    #expect("\(sizes)" == "differs: the reference is 64×64 px, the other 64×60 px")
    let ignored = Comparer.ui.compare(canvas.bitmap, other, ignoring: [PixelRect(x: 0, y: 0, width: 64, height: 64)])
    #expect("\(ignored)" == "matches: 0 px in 0 regions, 0.0 × tolerance, 17 px ignored")
  }

  @Test func `clusters with a tile between them are one region and those with two are two`() {
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

  @Test func `the kind tells what happened`() {
    var drawn = canvas
    for line in 0..<6 { drawn.fill(10, 10 + line * 6, 40, 2, 0x303030) }
    let kinds = { (a: Bitmap, b: Bitmap) in Set(Comparer.exact.compare(a, b).regions.map(\.kind)) }
    #expect(kinds(canvas.bitmap, drawn.bitmap) == [.added])
    #expect(kinds(drawn.bitmap, canvas.bitmap) == [.removed])
    let tinted = drawn.with { for line in 0..<6 { $0.fill(10, 10 + line * 6, 40, 2, 0x505050) } }
    #expect(kinds(drawn.bitmap, tinted) == [.recolored])
    // Half a pixel lower.
    let shifted = canvas.with {
      for line in 0..<6 {
        $0.fill(10, 10 + line * 6, 40, 3, 0x979797)
        $0.fill(10, 11 + line * 6, 40, 1, 0x303030)
      }
    }
    #expect(kinds(drawn.bitmap, shifted) == [.rerasterized])
    let moved = canvas.with { for line in 0..<6 { $0.fill(10, 11 + line * 6, 40, 2, 0x303030) } }
    #expect(kinds(drawn.bitmap, moved) == [.moved])
  }

  @Test func `the difference picture shows each class in its color`() {
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

  @Test func `the difference picture of two sizes holds both`() {
    let result = Comparer.ui.compare(Canvas(10, 20, 0).bitmap, Canvas(15, 12, 0).bitmap)
    let picture = result.differencePicture()
    #expect(picture.width == 15 && picture.height == 20)
    #expect(picture[0, 0] == (192, 192, 192, 255))
    #expect(picture[12, 5] == (0x00, 0x9F, 0xE6, 255) && picture[5, 15] == (0x00, 0x9F, 0xE6, 255))
    // Neither picture has the corner.
    #expect(picture[12, 15] == (255, 255, 255, 255))
  }

  @Test func `the strip shows both pictures and their difference`() {
    let other = canvas.with { $0.fill(2, 3, 4, 4, 0x0000FF) }
    let result = Comparer.ui.compare(canvas.bitmap, other)
    let strip = result.sideBySidePicture()
    #expect(strip.width == 64 * 3 + 8 * 2 && strip.height == 64)
    #expect(strip[2, 3] == (255, 255, 255, 255))
    #expect(strip[66, 3] == (0x80, 0x80, 0x80, 255))
    #expect(strip[72 + 2, 3] == (255, 0, 0, 255))
    #expect(strip[144 + 2, 3] == (0x66, 0x00, 0xCC, 255))
  }

  @Test func `the blink shows both pictures on one canvas`() {
    let (a, b) = (Canvas(10, 20, 0xFF0000).bitmap, Canvas(15, 12, 0x00FF00).bitmap)
    let frames = Comparer.ui.compare(a, b).blinkFrames()
    #expect(frames.map(\.width) == [15, 15] && frames.map(\.height) == [20, 20])
    #expect(frames[0][0, 0] == (0, 0, 255, 255) && frames[0][12, 0] == (0, 0, 0, 0))
    #expect(frames[1][12, 0] == (0, 255, 0, 255) && frames[1][0, 15] == (0, 0, 0, 0))
    #expect(Comparer.exact.compare(a, a).blinkFrames() == [a, a])
  }

  @Test(arguments: [Comparer.ui, .crossPlatform, .pixelmatch(), .pixelmatch7(), .odiff(antialiasing: true)])
  func `colors above their alpha are no danger`(comparer: Comparer) {
    // What no premultiplied picture holds, and a hand-made one may.
    func bright(_ color: UInt8) -> Bitmap {
      Bitmap(width: 20, height: 20, bytes: (0..<400).flatMap { _ in [color, 40, 250, 60] })
    }
    let result = comparer.compare(bright(200), bright(255))
    #expect(result.severity.isFinite && result.changedPixels == 400)
    #expect(result.differencePicture()[0, 0].alpha == 255)
  }
}
