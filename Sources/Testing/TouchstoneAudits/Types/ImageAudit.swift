import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Finds images that are drawn larger than their pixels, or squeezed in one direction.
@MainActor struct ImageAudit {
  private let view: AuditedView

  init(_ view: AuditedView) {
    self.view = view
  }

  /// The least enlargement of an image over its pixels that is an issue; less is not seen.
  private static let leastEnlargement: CGFloat = 1.1
  /// The least ratio of the two sides' enlargements that is an issue.
  private static let leastSqueeze: CGFloat = 1.03

  /// A bitmap as it is drawn, and its factors of enlargement in pixels.
  private struct Drawn {
    var node: RenderNode
    var image: CGImage
    var x: CGFloat
    var y: CGFloat
  }

  /// The bitmaps that are drawn whole: those with fixed corners are stretched on purpose, and so are stripes.
  private var bitmaps: [Drawn] {
    view.activeViews.flatMap { number, node in
      view.drawn.pieces(of: number).compactMap { piece -> Drawn? in
        guard case .image(let drawing) = piece.item, piece.opacity > 0.01, drawing.interpolation != .none,
          drawing.sourceRect.size == CGSize(width: drawing.image.width, height: drawing.image.height),
          min(drawing.image.width, drawing.image.height) > 3
        else { return nil }
        let t = piece.transform
        let width = drawing.rect.width * hypot(t.a, t.b) * view.displayScale
        let height = drawing.rect.height * hypot(t.c, t.d) * view.displayScale
        guard width > 0, height > 0 else { return nil }
        return Drawn(
          node: node, image: drawing.image, x: width / drawing.sourceRect.width, y: height / drawing.sourceRect.height)
      }
    }
  }

  var resolutionFindings: [AuditFinding] {
    bitmaps.filter { max($0.x, $0.y) > Self.leastEnlargement }.map { drawn in
      let factor = max(drawn.x, drawn.y)
      let (width, height) = (CGFloat(drawn.image.width), CGFloat(drawn.image.height))
      return view.finding(
        .imageResolution, at: drawn.node, severity: factor,
        measured: "\(width.short) × \(height.short) px, drawn \(factor.short) times as large",
        limit: "at most \(Self.leastEnlargement.short) times",
        advice: "a file of \((width * drawn.x).rounded().short) × \((height * drawn.y).rounded().short) px at "
          + "\(view.displayScale.short)x")
    }
  }

  var aspectRatioFindings: [AuditFinding] {
    bitmaps.compactMap { squeezed($0.node, x: $0.x, y: $0.y) } + symbols
  }

  private var symbols: [AuditFinding] {
    view.activeViews.compactMap { _, node in
      guard let image = node as? ImageNode, image.isSymbol, image.naturalSize.width > 0, image.naturalSize.height > 0,
        image.frame.width > 0, image.frame.height > 0
      else { return nil }
      let (x, y) = (image.frame.width / image.naturalSize.width, image.frame.height / image.naturalSize.height)
      // The frames of symbols are rounded to whole pixels, so half a point is not a distortion.
      let slack = 1 / min(image.frame.width, image.frame.height)
      return max(x, y) / min(x, y) > 1 + slack ? squeezed(image, x: x, y: y) : nil
    }
  }

  private func squeezed(_ node: RenderNode, x: CGFloat, y: CGFloat) -> AuditFinding? {
    guard max(x, y) / min(x, y) > Self.leastSqueeze else { return nil }
    return view.finding(
      .imageAspectRatio, at: node, severity: max(x, y) / min(x, y),
      measured: "\((x / y * 100).short) % of the width that its aspect ratio requires",
      limit: "\((100 / Self.leastSqueeze).short) to \((100 * Self.leastSqueeze).short) %",
      advice: ".scaledToFit(), after .resizable()")
  }
}
