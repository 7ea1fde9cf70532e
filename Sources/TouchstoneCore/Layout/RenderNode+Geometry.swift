package import Foundation
package import TouchstoneDrawing

extension RenderNode {
  /// The map from the view's coordinates to those of a view around it, or to those of the root without one.
  ///
  /// It holds once all views between the two are placed, as they are while the view places its own children.
  package func transform(to ancestor: RenderNode?) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node = self
    while node !== ancestor {
      transform = transform.concatenating(
        CGAffineTransform(translationX: node.frame.minX, y: node.frame.minY))
      guard let parent = node.parent else { break }
      transform = transform.concatenating(parent.contentTransform)
      node = parent
    }
    return transform
  }

  /// The view's rectangle in its own coordinates.
  package var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// The view's rectangle in the coordinates of a view around it, or of the root without one.
  package func frame(in ancestor: RenderNode?) -> CGRect { bounds.applying(transform(to: ancestor)) }

  /// The view of the tree that lies around all others.
  package var root: RenderNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }

  /// The nearest view around this one that a closure accepts.
  package func ancestor(where isWanted: (RenderNode) -> Bool) -> RenderNode? {
    var node = parent
    while let candidate = node {
      if isWanted(candidate) { return candidate }
      node = candidate.parent
    }
    return nil
  }
}

extension CGAffineTransform {
  /// The transform as it is where layout runs in a direction: mirrored in a view of a width that runs to the left.
  ///
  /// - Source: OpenSwiftUI, `GeometryEffectTransform`, audited against Apple's frameworks.
  package func mirrored(width: CGFloat, direction: LayoutDirection) -> CGAffineTransform {
    guard direction == .rightToLeft else { return self }
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    return mirror.concatenating(self).concatenating(mirror)
  }
}
