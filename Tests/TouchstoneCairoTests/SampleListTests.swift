import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDrawing

/// A card with everything a view usually draws: the list that is also drawn twice and on many threads.
enum SampleList {
  static let width: CGFloat = 200
  static let height: CGFloat = 120

  static func card() throws -> [DisplayList.Item] {
    let card = Path(roundedRect: CGRect(x: 12, y: 10, width: 176, height: 98), cornerRadius: 16)
    let ramp = GradientRamp(
      stops: [
        GradientRamp.Stop(color: ResolvedColor(255, 59, 48), location: 0),
        GradientRamp.Stop(color: ResolvedColor(0, 122, 255), location: 1),
      ], interpolation: .perceptual)
    let photo = CGImage(
      bitmap: Bitmap(width: 64, height: 64) { x, y in
        [UInt8(x * 4), UInt8(y * 4), (x / 8 + y / 8) % 2 == 0 ? 40 : 200, 255]
      })
    let shadow = Filter.Shadow(color: ResolvedColor(0, 0, 0, 0.33), radius: 4, offset: CGSize(width: 0, height: 2))
    return [
      rectangle(0, 0, width, height, ResolvedColor(242, 242, 247)),
      group([.fill(card, .color(.white), FillStyle())]) { $0.filters = [.shadow(shadow)] },
      group([
        .fill(
          Path(CGRect(x: 12, y: 10, width: 176, height: 34)),
          .linearGradient(ramp, start: CGPoint(x: 12, y: 0), end: CGPoint(x: 188, y: 0)), FillStyle())
      ]) { $0.clips = [DisplayList.Clip(path: card)] },
      group([.image(ImageDrawing(image: photo, rect: CGRect(x: 22, y: 28, width: 40, height: 40)))]) {
        $0.clips = [DisplayList.Clip(path: Path(ellipseIn: CGRect(x: 22, y: 28, width: 40, height: 40)))]
      },
      .stroke(
        Path(ellipseIn: CGRect(x: 22, y: 28, width: 40, height: 40)), .color(.white), StrokeStyle(lineWidth: 2),
        isAntialiased: true),
      .stroke(
        Path { path in
          path.move(to: CGPoint(x: 24, y: 96))
          path.addLine(to: CGPoint(x: 176, y: 96))
        }, .color(ResolvedColor(88, 86, 214)), StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 6]),
        isAntialiased: true),
    ] + (try text("Touchstone", size: 17, at: CGPoint(x: 70, y: 62)))
      + (try text("Waving fi ÄÖ → 😀", size: 12, at: CGPoint(x: 70, y: 80), .color(ResolvedColor(60, 60, 67, 0.6))))
  }
}

@Suite struct SampleListTests {
  @Test func `The card draws at every scale`() throws {
    for scale in [1, 2, 3] as [CGFloat] {
      let bitmap = try draw(
        try SampleList.card(), width: SampleList.width, height: SampleList.height, scale: scale,
        named: "card@\(Int(scale))x")
      #expect(bitmap.width == Int(200 * scale))
      #expect(bitmap.rgba(bitmap.width / 2, Int(90 * scale)) == [255, 255, 255, 255])
    }
  }
}
