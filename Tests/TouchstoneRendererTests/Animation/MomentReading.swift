import Foundation
import TouchstoneDrawing
import TouchstoneUI

@testable import TouchstoneRenderer

/// Tests that read what a view draws at a moment.
@MainActor protocol MomentReading {}

extension MomentReading {
  func items<Content: View>(_ view: Content, at seconds: Double) -> [DisplayList.Item] {
    let renderer = ImageRenderer(content: view)
    renderer.advance(by: .seconds(seconds))
    return renderer.picture(scale: 1000).list.items
  }

  /// The outlines of all fills, in the picture's coordinates.
  func rects(_ items: [DisplayList.Item], under transform: CGAffineTransform = .identity) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item {
      case .fill(let path, _, _): [path.boundingRect.applying(transform)]
      case .group(let group): rects(group.items, under: group.transform.concatenating(transform))
      default: []
      }
    }
  }

  func groups(_ items: [DisplayList.Item]) -> [DisplayList.Group] {
    items.flatMap { item -> [DisplayList.Group] in
      if case .group(let group) = item { [group] + groups(group.items) } else { [] }
    }
  }

  func colors(_ items: [DisplayList.Item]) -> [ResolvedColor] {
    items.flatMap { item -> [ResolvedColor] in
      switch item {
      case .fill(_, .color(let color), _), .glyphs(_, .color(let color)): [color]
      case .group(let group): colors(group.items)
      default: []
      }
    }
  }
}
