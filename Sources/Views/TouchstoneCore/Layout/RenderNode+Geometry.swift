package import Foundation
package import TouchstoneDrawing

extension RenderNode {
  /// Returns the transform from the view's coordinates to those of an ancestor, or to the root's if `ancestor` is
  /// `nil`.
  ///
  /// The result is valid once all views between the two are placed, as they are while the view places its own children.
  package func transform(to ancestor: RenderNode?) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node = self
    while node !== ancestor {
      node.appendTransformToParent(to: &transform)
      guard let parent = node.parent else { break }
      node = parent
    }
    return transform
  }

  /// Appends the transform from the view's own coordinates to those of its parent.
  func appendTransformToParent(to transform: inout CGAffineTransform) {
    // Deep trees take many of these steps, and few views transform what they contain.
    transform.tx += frame.minX
    transform.ty += frame.minY
    guard let content = parent?.contentTransform, !content.isIdentity else { return }
    transform = transform.concatenating(content)
  }

  /// The view's bounds in its own coordinates.
  package var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// Returns the view's frame in the coordinates of an ancestor, or in the root's if `ancestor` is `nil`.
  package func frame(in ancestor: RenderNode?) -> CGRect { bounds.applying(transform(to: ancestor)) }

  /// The root of the view's tree.
  package var root: RenderNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }

  /// Returns the nearest ancestor that satisfies a predicate.
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
  /// Returns the transform for a layout direction: right-to-left layout mirrors it in a view of the given width.
  ///
  /// - Source: OpenSwiftUI, `GeometryEffectTransform`, audited against Apple's frameworks.
  package func mirrored(width: CGFloat, direction: LayoutDirection) -> CGAffineTransform {
    guard direction == .rightToLeft else { return self }
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    return mirror.concatenating(self).concatenating(mirror)
  }
}
