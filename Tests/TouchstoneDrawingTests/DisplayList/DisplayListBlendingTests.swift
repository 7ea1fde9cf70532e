import Foundation
import Testing
import TouchstoneDrawing

@Suite struct DisplayListBlendingTests {
  /// A square that is not quite opaque, so that it is no clip.
  private func square(_ x: CGFloat, _ mode: CGBlendMode = .normal, _ opacity: Double = 0.9) -> DisplayList.Item {
    let color = ResolvedColor.black.multiplyingOpacity(by: opacity)
    let fill = DisplayList.Item.fill(Path(CGRect(x: x, y: 0, width: 1, height: 1)), .color(color), FillStyle())
    return .group(DisplayList.Group(blendMode: mode, items: [fill]))
  }

  private func masked(_ items: [DisplayList.Item], by mask: [DisplayList.Item]) -> DisplayList.Item {
    .group(DisplayList.Group(mask: DisplayList.Mask(items: mask, isInverse: true), items: items))
  }

  @Test func `what goes below stands first`() {
    #expect([square(0), square(1, .destinationOver)].withoutDestinationModes == [square(1), square(0)])
  }

  @Test func `what cuts is one mask of all before it`() {
    let items = [square(0), square(1, .destinationOut), square(2, .clear), square(3, .destinationOut), square(4)]
    var expected = DisplayList.Group(items: [square(0)])
    expected.clips = [
      DisplayList.Clip(path: Path(CGRect(x: 2, y: 0, width: 1, height: 1)), style: FillStyle(), isInverse: true)
    ]
    expected.mask = DisplayList.Mask(items: [square(1), square(3)], isInverse: true)
    #expect(items.withoutDestinationModes == [.group(expected), square(4)])
  }

  @Test func `opaque areas that cut are clips in their places`() {
    let move = CGAffineTransform(translationX: 5, y: 5)
    let moved = DisplayList.Item.group(DisplayList.Group(transform: move, items: [square(1, .destinationOut, 1)]))
    let area = Path(CGRect(x: 6, y: 5, width: 1, height: 1))
    let clip = DisplayList.Clip(path: area, style: FillStyle(), isInverse: true)
    #expect(
      [square(0), moved].withoutDestinationModes == [.group(DisplayList.Group(clips: [clip], items: [square(0)]))])
  }

  @Test func `what cuts from within a transform cuts below it`() {
    let turn = CGAffineTransform(rotationAngle: 1)
    let turned = DisplayList.Item.group(DisplayList.Group(transform: turn, items: [square(1, .destinationOut)]))
    let mask = DisplayList.Item.group(DisplayList.Group(transform: turn, items: [square(1)]))
    #expect([square(0), turned].withoutDestinationModes == [masked([square(0)], by: [mask])])
  }

  @Test func `a layer cuts itself only`() {
    let layer = DisplayList.Item.group(DisplayList.Group(isLayer: true, items: [square(1, .destinationOut)]))
    #expect([square(0), layer].withoutDestinationModes == [square(0), layer])
  }

  @Test func `many opaque areas are one mask`() throws {
    let cuts = [DisplayList.Item](repeating: square(1, .destinationOut, 1), count: 1000)
    let result = try #require(([square(0)] + cuts).withoutDestinationModes)
    guard result.count == 1, case .group(let group) = result[0] else {
      Issue.record("\(result.count) items")
      return
    }
    #expect(group.clips.count == 8 && group.mask?.items.count == 992)
  }

  @Test(arguments: [0.9, 1]) func `too many cuts in turns are left to pixels`(opacity: Double) {
    let turns = [square(0), square(1, .destinationOut, opacity)]
    #expect([[DisplayList.Item]](repeating: turns, count: 50).flatMap { $0 }.withoutDestinationModes != nil)
    #expect([[DisplayList.Item]](repeating: turns, count: 51).flatMap { $0 }.withoutDestinationModes == nil)
  }
}
