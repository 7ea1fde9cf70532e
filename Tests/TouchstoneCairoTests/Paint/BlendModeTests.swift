import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDrawing

@Suite struct BlendModeTests {
  @Test func `A layer keeps blending within itself`() throws {
    let blended = group([rectangle(0, 0, 4, 4, ResolvedColor(0, 255, 255))]) { $0.blendMode = .multiply }
    let page = rectangle(0, 0, 4, 4, ResolvedColor(255, 255, 0))
    let open = try draw([page, group([blended]) { _ in }], width: 4, height: 4)
    #expect(open.rgba(1, 1) == [0, 255, 0, 255])
    let layer = try draw([page, group([blended]) { $0.isLayer = true }], width: 4, height: 4)
    #expect(layer.rgba(1, 1) == [0, 255, 255, 255])
    let faint = try draw([page, group([blended]) { $0.opacity = 0.5 }], width: 4, height: 4)
    #expect(faint.rgba(1, 1) == [127, 255, 128, 255])
  }

  @Test func `A clip with soft edges lets its share of a blend through`() throws {
    let clip = DisplayList.Clip(path: Path(CGRect(x: 0, y: 0, width: 2.5, height: 4)))
    let blended = group([rectangle(0, 0, 4, 4, .black)]) {
      $0.blendMode = .multiply
      $0.clips = [clip]
    }
    let bitmap = try draw([rectangle(0, 0, 4, 4, .white), blended], width: 4, height: 4)
    #expect(bitmap.rgba(1, 1) == [0, 0, 0, 255])
    #expect(abs(bitmap.rgba(2, 1)[0] - 128) <= 1)
    #expect(bitmap.rgba(3, 1) == [255, 255, 255, 255])
  }

  @Test(arguments: [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .copy, .clear])
  func `A blend mode changes nothing outside of the shape`(_ mode: CGBlendMode) throws {
    let shape = group([rectangle(2, 2, 4, 4, ResolvedColor(255, 0, 0, 0.5))]) { $0.blendMode = mode }
    let bitmap = try draw([rectangle(0, 0, 10, 10, .pureBlue), shape], width: 10, height: 10)
    #expect(bitmap.rgba(1, 1) == [0, 0, 255, 255])
    #expect(bitmap.rgba(8, 4) == [0, 0, 255, 255])
    #expect(bitmap.rgba(4, 4) != [0, 0, 255, 255])
  }

  @Test func `Every blend mode draws on a gradient`() throws {
    let backdrop = GradientRamp(
      stops: [
        GradientRamp.Stop(color: ResolvedColor(255, 204, 0), location: 0),
        GradientRamp.Stop(color: ResolvedColor(48, 176, 199), location: 0.6),
        GradientRamp.Stop(color: ResolvedColor(0, 0, 0, 0), location: 1),
      ], interpolation: .device)
    var items: [DisplayList.Item] = [rectangle(0, 0, 420, 240, .white)]
    for (index, mode) in CGBlendMode.allCases.enumerated() {
      let place = CGAffineTransform(translationX: CGFloat(index % 7) * 60, y: CGFloat(index / 7) * 60)
      let cell: [DisplayList.Item] = [
        .fill(
          Path(CGRect(x: 4, y: 4, width: 40, height: 40)),
          .linearGradient(backdrop, start: CGPoint(x: 4, y: 4), end: CGPoint(x: 44, y: 44)), FillStyle()),
        group([
          .fill(
            Path(ellipseIn: CGRect(x: 16, y: 16, width: 38, height: 38)), .color(ResolvedColor(255, 45, 85, 0.8)),
            FillStyle())
        ]) { $0.blendMode = mode },
      ]
      items.append(
        group(cell) {
          $0.transform = place
          $0.isLayer = true
        })
    }
    let bitmap = try draw(items, width: 420, height: 240, scale: 2, named: "blend-modes")
    #expect(bitmap.width == 840)
  }
}
