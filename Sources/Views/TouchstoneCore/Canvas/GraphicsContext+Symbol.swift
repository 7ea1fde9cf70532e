public import Foundation
public import TouchstoneDrawing

extension GraphicsContext {
  /// A resolved view that can be drawn repeatedly.
  ///
  /// - Source: SwiftUI, `GraphicsContext.ResolvedSymbol`.
  public struct ResolvedSymbol {
    private let node: RenderNode

    init(_ node: RenderNode) {
      self.node = node
    }

    /// The ideal size of the view, in points.
    public var size: CGSize { node.frame.size }

    fileprivate func draw(into recorder: inout Recorder) {
      node.draw(into: &recorder)
    }
  }

  /// Returns the symbol view of the canvas with a tag.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    surroundings.symbols.first { node in
      node.traits.containerValues.hasTag(id) || node.traits.id == AnyHashable(id)
    }.map(ResolvedSymbol.init)
  }

  /// Draws a view scaled to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    let place = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
    draw { recorder in
      recorder.group(DisplayList.Group(transform: place, items: []), symbol.draw)
    }
  }

  /// Draws a view at its own size, with its anchor at a point in user space.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: anchor.rect(of: symbol.size, at: point))
  }
}
