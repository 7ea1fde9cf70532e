import Foundation
import TouchstoneDrawing
import TouchstoneUI

extension PlotGeometry {
  /// The centre and the radius of the circle of sectors.
  var circle: (center: CGPoint, radius: CGFloat) {
    (CGPoint(x: size.width / 2, y: size.height / 2), max(0, min(size.width, size.height) / 2))
  }

  func sectorShape(_ mark: Mark) -> MarkShape? {
    guard let angles = data.sectors.ranges[mark.order], let sector = mark.sector, angles.lowerBound < angles.upperBound
    else { return nil }
    let (center, full) = circle
    let outer =
      switch sector.outerRadius.storage {
      case .inset(let inset): max(0, full - inset)
      default: sector.outerRadius.length(step: full, automatic: full)
      }
    let inner =
      switch sector.innerRadius.storage {
      case .inset(let inset): max(0, outer - inset)
      default: sector.innerRadius.length(step: outer, automatic: 0)
      }
    guard outer > 0 else { return nil }
    let outline = SectorOutline(
      center: center, angles: angles, inner: min(inner, outer), outer: outer, inset: max(0, sector.angularInset),
      corner: mark.style.corner?.radius ?? 0)
    let offsets = mark.style.offsets
    let move = CGAffineTransform(translationX: offsets.xStart, y: offsets.yStart)
    let path = outline.path.applying(move)
    var shape = shape(mark, frame: path.boundingRect, steps: [.fill(path, style: FillStyle())])
    let middle = outline.middle.applying(move)
    shape.targets = shape.targets.map { target in
      // An annotation is placed around the middle of the sector, not of its frame.
      MarkShape.Target(
        order: target.order, rect: CGRect(origin: middle, size: .zero), annotations: target.annotations)
    }
    return shape
  }
}
