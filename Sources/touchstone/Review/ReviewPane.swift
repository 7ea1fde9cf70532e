import Foundation
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

/// A picture of a snapshot, read from its file.
struct ReviewPane {
  private let role: ReviewRole
  /// A PNG file without animation, for terminals that decode PNG files themselves.
  let file: Data
  let picture: Result<Bitmap, any Error>
  /// The part of the file that is shown, if not all of it: `frame 3 of 13`.
  private let part: String?

  init(of item: ReviewItem, role: ReviewRole) {
    self.role = role
    let data = (try? item.file(role)?.read()) ?? Data()
    if item.isMoving, let frames = (try? AnimatedPNG(data: data))?.frames, !frames.isEmpty {
      let index = min(item.frame, frames.count - 1)
      file = (try? frames[index].bitmap.pngData()) ?? Data()
      picture = .success(frames[index].bitmap)
      part = "frame \(index + 1) of \(frames.count)"
    } else {
      file = data
      picture = Result { try decodeImage(data) }
      part = nil
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
