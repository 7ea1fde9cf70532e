import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDrawing

@Suite struct BitmapBackendTests {
  private static let half = ResolvedColor(255, 0, 0, 0.5)

  @Test func `A colour on whole pixels fills exactly these`() throws {
    let bitmap = try draw([rectangle(1, 2, 3, 4, .pureRed)], width: 10, height: 10, scale: 2)
    for y in 0..<20 {
      for x in 0..<20 {
        #expect(bitmap.rgba(x, y) == ((2..<8).contains(x) && (4..<12).contains(y) ? [255, 0, 0, 255] : [0, 0, 0, 0]))
      }
    }
  }

  @Test func `An opaque picture lies on black`() throws {
    let erased = group([rectangle(2, 0, 2, 4, .black)]) { $0.blendMode = .clear }
    let bitmap = try draw([rectangle(0, 0, 4, 4, Self.half), erased], width: 6, height: 4, isOpaque: true)
    #expect(bitmap.rgba(0, 0) == [128, 0, 0, 255])
    #expect(bitmap.rgba(3, 0) == [0, 0, 0, 255])
    #expect(bitmap.rgba(5, 0) == [0, 0, 0, 255])
  }

  @Test func `A group's opacity counts once where its items overlap`() throws {
    let items = [rectangle(0, 0, 4, 4, .pureRed), rectangle(2, 0, 4, 4, .pureBlue)]
    let bitmap = try draw([group(items) { $0.opacity = 0.5 }], width: 6, height: 4)
    #expect(bitmap.rgba(0, 0) == [128, 0, 0, 128])
    #expect(bitmap.rgba(3, 0) == [0, 0, 128, 128])
  }

  @Test func `Opacities of nested groups multiply`() throws {
    let inner = group([rectangle(0, 0, 4, 4, .pureRed)]) { $0.opacity = 0.5 }
    let bitmap = try draw([group([inner]) { $0.opacity = 0.5 }], width: 4, height: 4)
    #expect(abs(bitmap.rgba(1, 1)[3] - 64) <= 1)
  }

  @Test func `A mask lets through what is opaque, an inverse one what is not`() throws {
    let mask = DisplayList.Mask(items: [rectangle(0, 0, 2, 4, ResolvedColor(0, 255, 0, 0.5))])
    var inverse = mask
    inverse.isInverse = true
    let items = [rectangle(0, 0, 4, 4, .pureRed)]
    let masked = try draw([group(items) { $0.mask = mask }], width: 4, height: 4)
    #expect(masked.rgba(0, 0) == [128, 0, 0, 128])
    #expect(masked.rgba(3, 0) == [0, 0, 0, 0])
    let rest = try draw([group(items) { $0.mask = inverse }], width: 4, height: 4)
    #expect(rest.rgba(0, 0) == [127, 0, 0, 127])
    #expect(rest.rgba(3, 0) == [255, 0, 0, 255])
  }

  @Test func `An inverse clip cuts a hole, also where its outline winds twice`() throws {
    var path = Path(CGRect(x: 1, y: 1, width: 2, height: 2))
    path.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
    let clip = DisplayList.Clip(path: path, isInverse: true)
    let bitmap = try draw([group([rectangle(0, 0, 4, 4, .pureRed)]) { $0.clips = [clip] }], width: 4, height: 4)
    #expect(bitmap.rgba(0, 0) == [255, 0, 0, 255])
    #expect(bitmap.rgba(2, 2) == [0, 0, 0, 0])
  }

  @Test func `A shadow fades out two radii from the edge`() throws {
    let shadow = Filter.Shadow(color: ResolvedColor(0, 0, 0, 0.33), radius: 8)
    let list = [group([rectangle(40, 0, 100, 100, .white)]) { $0.filters = [.shadow(shadow)] }]
    let bitmap = try draw(list, width: 100, height: 100, scale: 3)
    // Apple's shadow of radius 8 at 3x reaches 0 at 48 px from the edge.
    #expect(bitmap.rgba(120 - 50, 150)[3] == 0)
    #expect(bitmap.rgba(120 - 36, 150)[3] > 0)
    #expect((39...43).contains(bitmap.rgba(119, 150)[3]))
  }

  @Test(arguments: [(8, 3), (4, 1), (12, 2)] as [(CGFloat, CGFloat)])
  func `A shadow's slope is a Gaussian of its radius, cut at two of them`(_ radius: CGFloat, _ scale: CGFloat) throws {
    let shadow = Filter.Shadow(color: .black, radius: radius)
    let list = [group([rectangle(60, 0, 200, 200, .white)]) { $0.filters = [.shadow(shadow)] }]
    let bitmap = try draw(list, width: 100, height: 200, scale: scale)
    let sigma = Double(radius * scale)
    let cut = Int(2 * sigma)
    let weights = (-cut...cut).map { (step: Int) -> Double in exp(-Double(step * step) / (2 * sigma * sigma)) }
    let edge = Int(60 * scale)
    for distance in 1..<cut + 4 {
      let covered = weights.dropFirst(cut + distance).reduce(0, +)
      let expected: Double = 255 * covered / weights.reduce(0, +)
      let found = Double(bitmap.rgba(edge - distance, Int(100 * scale))[3])
      #expect(abs(found - expected) <= 2, "\(distance) px: \(found), expected \(expected)")
    }
  }

  @Test func `A shadow outside of the picture still falls into it`() throws {
    let shadow = Filter.Shadow(color: .black, radius: 0, offset: CGSize(width: 20, height: 0))
    let bitmap = try draw(
      [group([rectangle(-20, 0, 10, 10, .pureRed)]) { $0.filters = [.shadow(shadow)] }], width: 10, height: 10)
    #expect(bitmap.rgba(5, 5) == [0, 0, 0, 255])
  }

  @Test func `An inner shadow darkens edges only`() throws {
    let shadow = Filter.Shadow(color: .black, radius: 2, placement: .inner)
    let bitmap = try draw(
      [group([rectangle(5, 5, 30, 30, .white)]) { $0.filters = [.shadow(shadow)] }], width: 40, height: 40)
    #expect(bitmap.rgba(4, 20)[3] == 0)
    #expect(bitmap.rgba(5, 20)[0] < 180)
    #expect(bitmap.rgba(20, 20) == [255, 255, 255, 255])
  }

  @Test func `An opaque blur keeps the picture's edges opaque`() throws {
    let bitmap = try draw(
      [group([rectangle(4, 4, 8, 8, .pureRed)]) { $0.filters = [.blur(radius: 3, opaque: true)] }], width: 16,
      height: 16)
    #expect(bitmap.rgba(4, 4) == [255, 0, 0, 255])
    #expect(bitmap.rgba(3, 4) == [0, 0, 0, 0])
  }

  @Test func `A part of an image is drawn without its surroundings`() throws {
    let image = CGImage(bitmap: Bitmap(width: 4, height: 1) { x, _ in x < 2 ? [255, 0, 0, 255] : [0, 0, 255, 255] })
    let part = ImageDrawing(
      image: image, sourceRect: CGRect(x: 2, y: 0, width: 2, height: 1), rect: CGRect(x: 0, y: 0, width: 8, height: 4))
    let bitmap = try draw([.image(part)], width: 8, height: 4)
    #expect((0..<8).allSatisfy { bitmap.rgba($0, 2) == [0, 0, 255, 255] })
  }

  @Test func `An image without interpolation keeps its pixels square`() throws {
    let image = CGImage(bitmap: Bitmap(width: 2, height: 1) { x, _ in x == 0 ? [255, 0, 0, 255] : [0, 0, 0, 0] })
    let drawing = ImageDrawing(image: image, rect: CGRect(x: 0, y: 0, width: 8, height: 4), interpolation: .none)
    let bitmap = try draw([.image(drawing)], width: 8, height: 4)
    #expect(bitmap.rgba(3, 1) == [255, 0, 0, 255])
    #expect(bitmap.rgba(4, 1) == [0, 0, 0, 0])
  }

  @Test func `A template image takes the paint's colour and keeps its opacity`() throws {
    let image = CGImage(bitmap: Bitmap(width: 2, height: 1) { x, _ in x == 0 ? [0, 0, 0, 128] : [9, 9, 9, 255] })
    let drawing = ImageDrawing(
      image: image, rect: CGRect(x: 0, y: 0, width: 2, height: 1), template: .color(.pureGreen))
    let bitmap = try draw([.image(drawing)], width: 2, height: 1)
    #expect(bitmap.rgba(0, 0) == [0, 128, 0, 128])
    #expect(bitmap.rgba(1, 0) == [0, 255, 0, 255])
  }

  @Test func `Glyphs lie on quarter pixels across and whole pixels down`() throws {
    // With the advances of its file, a letter begins where it is told to.
    func word(_ x: CGFloat, _ y: CGFloat) throws -> Bitmap {
      try draw(try text("l", size: 12, at: CGPoint(x: x, y: y), family: "Inter"), width: 20, height: 20)
    }
    let base = try word(4, 12)
    #expect(try word(4.1, 12) == base)
    #expect(try word(4.25, 12) != base)
    #expect(try word(4, 12.4) == base)
    #expect(try word(4, 12.6) != base)
  }

  @Test func `Letters at an angle are as dark as upright ones`() throws {
    func ink(_ angle: CGFloat) throws -> Int {
      let word = group(try text("Golden", size: 24, at: CGPoint(x: -40, y: 8))) {
        $0.transform = CGAffineTransform(translationX: 60, y: 60).rotated(by: angle)
      }
      let bitmap = try draw([word], width: 120, height: 120)
      return (0..<120).reduce(0) { sum, y in sum + (0..<120).reduce(0) { $0 + bitmap.rgba($1, y)[3] } }
    }
    let upright = try ink(0)
    #expect(abs(try ink(0.4) - upright) < upright / 25)
    #expect(abs(try ink(.pi / 2) - upright) < upright / 25)
  }
}
