package import TouchstoneUI

/// The views that a bitmap shows, for those who find out later whose picture it is.
///
/// It keeps the views as long as the bitmap is kept.
package struct DrawnViews: Sendable {
  // SAFETY: views stay on the main actor, where they are read.
  package nonisolated(unsafe) let root: RenderNode

  package init(root: RenderNode) {
    self.root = root
  }
}
