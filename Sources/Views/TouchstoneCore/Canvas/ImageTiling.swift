import Foundation
import TouchstoneDrawing

/// A tiled image.
struct ImageTiling {
  let image: Image
  /// The top-left corner of a tile.
  let origin: CGPoint
  /// The repeated part of the image, in unit coordinates.
  let sourceRect: CGRect
  /// The scale factor of the image.
  let scale: CGFloat

  /// The maximum number of tiles of a drawn image; bitmaps are not limited.
  static let maximumTiles: CGFloat = 10_000

  /// Returns the tiles in the form that backends draw: a bitmap repeats by itself, everything else is drawn once per
  /// tile.
  func rendering(in context: StyleContext, diagnostics: DiagnosticLog?) -> StyleRendering {
    let nothing = StyleRendering(paint: .color(.clear))
    let content = ImageContent(image, environment: context.environment, diagnostics: diagnostics)
    let tile = CGSize(
      width: content.size.width * sourceRect.width * scale, height: content.size.height * sourceRect.height * scale)
    guard tile.width > 0, tile.height > 0, tile.width.isFinite, tile.height.isFinite else { return nothing }
    if let bitmap = content.plainBitmap {
      let pixels = CGRect(
        x: sourceRect.minX * CGFloat(bitmap.width), y: sourceRect.minY * CGFloat(bitmap.height),
        width: sourceRect.width * CGFloat(bitmap.width), height: sourceRect.height * CGFloat(bitmap.height))
      return StyleRendering(
        paint: .tiledImage(ImageTile(image: bitmap, sourceRect: pixels, origin: origin, size: tile)))
    }
    let whole = CGRect(
      x: -sourceRect.minX * content.size.width * scale, y: -sourceRect.minY * content.size.height * scale,
      width: content.size.width * scale, height: content.size.height * scale)
    var recorder = Recorder(
      displayScale: context.environment.displayScale, diagnostics: diagnostics ?? DiagnosticLog(), isAligned: false)
    content.draw(in: whole, of: image, environment: context.environment, recorder: &recorder)
    return StyleRendering(paint: .color(.clear), content: repeated(recorder.items, tile: tile, over: context.bounds))
  }

  private func repeated(_ items: [DisplayList.Item], tile: CGSize, over bounds: CGRect) -> [DisplayList.Item] {
    let left = ((bounds.minX - origin.x) / tile.width).rounded(.down)
    let right = ((bounds.maxX - origin.x) / tile.width).rounded(.up)
    let top = ((bounds.minY - origin.y) / tile.height).rounded(.down)
    let bottom = ((bounds.maxY - origin.y) / tile.height).rounded(.up)
    guard !items.isEmpty, left.magnitude < 1e9, right.magnitude < 1e9, top.magnitude < 1e9, bottom.magnitude < 1e9,
      (right - left) * (bottom - top) <= Self.maximumTiles
    else { return [] }
    let clip = DisplayList.Clip(path: Path(CGRect(origin: .zero, size: tile)))
    var tiles: [DisplayList.Item] = []
    for row in Int(top)..<max(Int(bottom), Int(top)) {
      for column in Int(left)..<max(Int(right), Int(left)) {
        let place = CGAffineTransform(
          translationX: origin.x + CGFloat(column) * tile.width, y: origin.y + CGFloat(row) * tile.height)
        tiles.append(.group(DisplayList.Group(transform: place, clips: [clip], items: items)))
      }
    }
    return tiles
  }
}
