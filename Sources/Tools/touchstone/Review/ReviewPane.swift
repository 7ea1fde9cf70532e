import Foundation
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

/// A picture of a snapshot, read from its file.
struct ReviewPane {
  let role: ReviewRole
  /// A PNG file without animation, for terminals that decode PNG files themselves.
  let file: Data
  let picture: Result<Bitmap, any Error>
  /// The part of the file that is shown, if not all of it: `frame 3 of 13`.
  private let part: String?

  /// - Parameters:
  ///   - difference: that of the item.
  ///   - isZoomed: Whether the picture is cut to what changed in it, with something around.
  init(of item: ReviewItem, role: ReviewRole, difference: GoldenDifference?, isZoomed: Bool = false) {
    self.role = role
    let data = (role == .difference ? difference?.data : try? item.file(role)?.read()) ?? Data()
    let regions = difference?.summary?.regions ?? []
    if item.isAnimated, let frames = (try? AnimatedPNG(data: data))?.frames, !frames.isEmpty {
      // The first that differs.
      let index = min(regions.compactMap(\.frame).min() ?? 0, frames.count - 1)
      file = (try? frames[index].bitmap.pngData()) ?? Data()
      picture = .success(frames[index].bitmap)
      part = "frame \(index + 1) of \(frames.count)"
    } else {
      let whole = Result { try decodeImage(data) }
      if isZoomed, let box = ReviewItem.changedBox(regions), let cut = (try? whole.get())?.cut(to: box) {
        file = (try? cut.bitmap.pngData()) ?? Data()
        picture = .success(cut.bitmap)
        part = "part at \(cut.x), \(cut.y)"
      } else {
        file = data
        picture = whole
        part = nil
      }
    }
  }

  /// A description of the picture with its size in pixels, or the reason that it cannot be shown.
  var caption: String {
    switch picture {
    case .success(let bitmap):
      [role.caption, part, "\(bitmap.width) × \(bitmap.height) px"].compactMap { $0 }.joined(separator: "  ")
    case .failure(let error):
      "\(role.caption): " + (file.isEmpty ? "the file is gone" : "\(error)".printable)
    }
  }
}

extension Bitmap {
  /// The part of a box that is inside; nil if that is most of the bitmap, or nothing.
  fileprivate func cut(to box: PixelRect) -> (bitmap: Bitmap, x: Int, y: Int)? {
    let (left, top) = (max(0, box.x), max(0, box.y))
    let (right, bottom) = (min(width, box.x + box.width), min(height, box.y + box.height))
    guard left < right, top < bottom, 2 * (right - left) * (bottom - top) < width * height else { return nil }
    let image = CGImage(bitmap: self)
    let part = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return image.cropping(to: part).map { ($0.bitmap, left, top) }
  }
}
