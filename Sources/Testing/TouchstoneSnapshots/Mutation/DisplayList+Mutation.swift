import Foundation
import TouchstoneDrawing

extension DisplayList.Item {
  /// The number of the view that drew the group.
  var view: Int? { if case .group(let group) = self { group.view } else { nil } }

  /// The number of the first view whose steps are in the item.
  var firstView: Int? {
    guard case .group(let group) = self else { return nil }
    return group.view ?? group.items.lazy.compactMap(\.firstView).first
  }

  /// The plain colour of the item.
  var color: ResolvedColor? {
    switch self {
    case .fill(_, .color(let color), _), .stroke(_, .color(let color), _, _), .glyphs(_, .color(let color)): color
    case .fill, .stroke, .glyphs, .image, .backdrop, .group: nil
    }
  }

  /// The plain colours of the item and of those in it.
  var colors: [ResolvedColor] {
    if case .group(let group) = self { return group.items.flatMap(\.colors) }
    return color.map { [$0] } ?? []
  }

  /// A rectangle that holds all that the item draws, apart from the effects of filters.
  var bounds: CGRect {
    switch self {
    case .fill(let path, _, _): path.boundingRect
    case .stroke(let path, _, let style, _):
      path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    case .image(let drawing): drawing.rect
    case .glyphs(let run, _):
      run.glyphs.reduce(CGRect.null) { box, glyph in
        box.union(CGRect(x: glyph.position.x, y: glyph.position.y - run.size, width: run.size, height: run.size * 1.25))
      }
    case .backdrop: .infinite
    case .group(let group):
      group.items.reduce(CGRect.null) { $0.union($1.bounds) }.applying(group.transform)
    }
  }

  func withColor(_ color: ResolvedColor) -> DisplayList.Item {
    switch self {
    case .fill(let path, _, let style): .fill(path, .color(color), style)
    case .stroke(let path, _, let style, let isAntialiased):
      .stroke(path, .color(color), style, isAntialiased: isAntialiased)
    case .glyphs(let run, _): .glyphs(run, .color(color))
    case .image, .backdrop, .group: self
    }
  }

  func changingGroup(_ change: (inout DisplayList.Group) -> Void) -> DisplayList.Item {
    guard case .group(var group) = self else { return self }
    change(&group)
    return .group(group)
  }

  func changingRun(_ change: (inout GlyphRun) -> Void) -> DisplayList.Item {
    guard case .glyphs(var run, let paint) = self else { return self }
    change(&run)
    return .glyphs(run, paint)
  }
}

extension ResolvedColor {
  /// The colour as `#rrggbb`, with its opacity if it is not opaque.
  var hexadecimal: String {
    func digits(_ component: Float) -> String {
      let level = max(0, min(1, component)) * 255 + 0.5
      let byte = String(Int(level), radix: 16)
      return byte.count < 2 ? "0\(byte)" : byte
    }
    return "#\(digits(red))\(digits(green))\(digits(blue))" + (opacity < 1 ? " \(Int(opacity * 100 + 0.5)) %" : "")
  }
}
