import Foundation
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Two pictures of a view at one pixel per point, whose difference is the contrast of each letter.
///
/// One has no text; in the other, a box in the letter's paint replaces each letter and symbol. Both go through all
/// opacities, blend modes and filters of the view, so that what is compared are the colours that people see.
@MainActor struct ContrastPictures {
  private let behind: Bitmap
  private let letters: Bitmap
  private let level: ContrastLevel
  /// The latest measurement: neighbours have mostly the same colours.
  private var latest: Sample?

  /// The contrast at a point.
  struct Sample {
    var front: SIMD3<UInt8>
    var back: SIMD3<UInt8>
    var contrast: Double
  }

  /// - Parameter level: The level by which contrast is measured.
  init(_ view: AuditedView, level: ContrastLevel) throws {
    self.level = level
    let symbols = Set(
      view.views.indices.filter { (view.views[$0] as? ImageNode)?.isSymbol ?? false })
    func picture(_ content: InkContent) throws -> Bitmap {
      let items = InkReplacement(content: content, symbols: symbols).replaced(view.list.items, view: nil)
      return try DisplayList(size: view.size, items: items).bitmap(scale: 1)
    }
    behind = try picture(.nothing)
    letters = try picture(.boxes)
  }

  /// Returns the contrast at a point of the picture, or `nil` outside of the picture.
  mutating func sample(at point: CGPoint) -> Sample? {
    guard point.x.isFinite, point.y.isFinite, point.x.magnitude < 1e6, point.y.magnitude < 1e6 else { return nil }
    let (x, y) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
    guard let back = behind.color(x: x, y: y), let front = letters.color(x: x, y: y) else { return nil }
    if let latest, latest.front == front, latest.back == back { return latest }
    let sample = Sample(front: front, back: back, contrast: level.contrast(front, on: back))
    latest = sample
    return sample
  }
}

/// The replacement of letters and symbols.
enum InkContent { case nothing, boxes }

/// Replaces letters and symbols in a list.
struct InkReplacement {
  let content: InkContent
  /// The numbers of views that are symbols.
  let symbols: Set<Int>

  func replaced(_ items: [DisplayList.Item], view: Int?) -> [DisplayList.Item] {
    items.flatMap { item -> [DisplayList.Item] in
      switch item {
      case .glyphs(let run, let paint):
        guard content == .boxes else { return [] }
        return [.fill(Path(run.box(of: run.letters).insetBy(dx: -1, dy: -1)), paint, FillStyle())]
      case .group(var group):
        if let number = group.view, symbols.contains(number) {
          group.items = content == .boxes ? [box(of: group.items)].compactMap(\.self) : []
        } else {
          group.items = replaced(group.items, view: group.view ?? view)
        }
        return [.group(group)]
      default: return [item]
      }
    }
  }

  /// A box as large as a symbol, in the paint of its strongest layer.
  private func box(of items: [DisplayList.Item]) -> DisplayList.Item? {
    let layers = layers(of: items, opacity: 1)
    guard let strongest = layers.max(by: { $0.strength < $1.strength }) else { return nil }
    let bounds = layers.map(\.bounds).reduce(CGRect.null) { $0.union($1) }
    let fill = DisplayList.Item.fill(Path(bounds), strongest.paint, FillStyle())
    return strongest.opacity < 1 ? .group(DisplayList.Group(opacity: strongest.opacity, items: [fill])) : fill
  }

  private struct Layer {
    var bounds: CGRect
    var paint: Paint
    var opacity: Double

    var strength: Double {
      if case .color(let color) = paint { return Double(color.opacity) * opacity }
      return opacity
    }
  }

  private func layers(of items: [DisplayList.Item], opacity: Double) -> [Layer] {
    items.flatMap { item -> [Layer] in
      switch item {
      case .fill(let path, let paint, _): return [Layer(bounds: path.boundingRect, paint: paint, opacity: opacity)]
      case .group(let group) where group.blendMode != .destinationOut:
        return layers(of: group.items, opacity: opacity * group.opacity)
      default: return []
      }
    }
  }
}
