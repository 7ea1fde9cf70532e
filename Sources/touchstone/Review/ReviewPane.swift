import Foundation
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

/// A picture of a snapshot, read.
struct ReviewPane {
  private let role: ReviewRole
  /// A PNG file that stands still, for terminals that read such files themselves.
  let file: Data
  let picture: Result<Bitmap, any Error>
  /// What the picture shows of the file, if that is not all: `frame 3 of 13`.
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

  /// What it shows and its size in pixels, or why it cannot be shown.
  var caption: String {
    switch picture {
    case .success(let bitmap):
      [role.caption, part, "\(bitmap.width) × \(bitmap.height) px"].compactMap { $0 }.joined(separator: "  ")
    case .failure(let error):
      "\(role.caption): " + (file.isEmpty ? "the file is gone" : "\(error)".printable)
    }
  }
}
