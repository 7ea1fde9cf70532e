import Foundation
import TouchstoneDrawing
import TouchstoneReport

/// The pixels of two pictures, by the views that draw them: a pixel belongs to the smallest view without others in it.
struct LookPixels {
  private let before: LookSide
  private let now: LookSide
  /// In the bitmaps, in points.
  private let frames: (before: [LookAnswer.PlacedFrame], now: [LookAnswer.PlacedFrame])
  /// Whether one picture has a background where the other shows what is behind it: these pixels cannot be compared.
  private let skipsClear: Bool

  init(from before: LookSide, to now: LookSide) {
    self.before = before
    self.now = now
    frames = (Self.leaves(of: before), Self.leaves(of: now))
    // Looks have a background, and what is drawn as a golden has that of the golden.
    let areAlike = before.knowsColors && now.knowsColors || now.isAsRecorded
    skipsClear = !areAlike && before.isOpaque != now.isOpaque
  }

  private static func leaves(of side: LookSide) -> [LookAnswer.PlacedFrame] {
    let parents = Set(side.views.compactMap(\.parent))
    return side.views.filter { !parents.contains($0.number) }.compactMap { side.place(of: $0.frame) }
  }

  /// The most frequent change of colour in a view of the same size, wherever it lies; nil if hardly any pixel differs.
  func repainted(
    _ was: LookAnswer.SeenView, _ view: LookAnswer.SeenView
  ) -> (before: String, after: String)? {
    guard before.scale == now.scale, let from = before.place(of: was.frame), let to = now.place(of: view.frame) else {
      return nil
    }
    let scale = now.scale
    let (old, new) = (origin(from, scale), origin(to, scale))
    let (width, height) = (Int(pixels: to[2] * scale), Int(pixels: to[3] * scale))
    // A view may be far larger than its picture.
    let columns = Self.shared(width, from: (old.x, before.bitmap.width), (new.x, now.bitmap.width))
    let rows = Self.shared(height, from: (old.y, before.bitmap.height), (new.y, now.bitmap.height))
    let covers = (
      Self.covers(of: from, among: frames.before).map { rect($0, scale) },
      Self.covers(of: to, among: frames.now).map { rect($0, scale) }
    )
    var counts: [UInt64: Int] = [:]
    var total = 0
    for y in rows {
      for x in columns {
        let pixels = (was: (old.x + x, old.y + y), now: (new.x + x, new.y + y))
        guard !Self.contains(covers.0, pixels.was), !Self.contains(covers.1, pixels.now),
          let a = Self.color(before.bitmap, pixels.was), let b = Self.color(now.bitmap, pixels.now),
          !skipsClear || (a & b) >> 24 == 255
        else { continue }
        total += 1
        if Self.isVisible(a, b) { counts[UInt64(a) << 32 | UInt64(b), default: 0] += 1 }
      }
    }
    let changed = counts.values.reduce(0, +)
    guard changed * 200 > total, changed > 3 else { return nil }
    // The order of a dictionary is random; that of equal counts must not be.
    guard let pair = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return nil }
    return (Self.words(UInt32(pair >> 32)), Self.words(UInt32(truncatingIfNeeded: pair)))
  }

  /// The pixels along a view's side that lie in both bitmaps, each given by the view's place in it and its length.
  private static func shared(
    _ length: Int, from old: (place: Int, length: Int), _ new: (place: Int, length: Int)
  ) -> Range<Int> {
    let first = max(0, -old.place, -new.place)
    return first..<max(first, min(length, old.length - old.place, new.length - new.place))
  }

  /// Views that are no larger than another and share a part with it.
  private static func covers(
    of frame: LookAnswer.PlacedFrame, among frames: [LookAnswer.PlacedFrame]
  ) -> [LookAnswer.PlacedFrame] {
    frames.filter { other in
      other != frame && other[2] * other[3] <= frame[2] * frame[3] && other[0] < frame[0] + frame[2]
        && frame[0] < other[0] + other[2] && other[1] < frame[1] + frame[3] && frame[1] < other[1] + other[3]
    }
  }

  private typealias Rect = (left: Int, top: Int, right: Int, bottom: Int)

  private func origin(_ frame: LookAnswer.PlacedFrame, _ scale: Double) -> (x: Int, y: Int) {
    (Int(pixels: frame[0] * scale), Int(pixels: frame[1] * scale))
  }

  private func rect(_ frame: LookAnswer.PlacedFrame, _ scale: Double) -> Rect {
    let (x, y) = origin(frame, scale)
    return (
      x, y, Int(pixels: (frame[0] + frame[2]) * scale), Int(pixels: (frame[1] + frame[3]) * scale)
    )
  }

  private static func contains(_ rects: [Rect], _ place: (Int, Int)) -> Bool {
    rects.contains { $0.left <= place.0 && place.0 < $0.right && $0.top <= place.1 && place.1 < $0.bottom }
  }

  /// The opacity and the premultiplied red, green and blue of a pixel.
  private static func color(_ bitmap: Bitmap, _ place: (Int, Int)) -> UInt32? {
    guard (0..<bitmap.width).contains(place.0), (0..<bitmap.height).contains(place.1) else { return nil }
    return bitmap.withUnsafeBytes { bytes in
      let start = (place.1 * bitmap.width + place.0) * 4
      return UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self))
    }
  }

  /// Whether colours differ by more than edges of letters on another fraction of a pixel.
  private static func isVisible(_ a: UInt32, _ b: UInt32) -> Bool {
    guard a != b else { return false }
    return [24, 16, 8, 0].contains { (shift: UInt32) -> Bool in
      let (first, second) = (Int(a >> shift & 255), Int(b >> shift & 255))
      return abs(first - second) > 8
    }
  }

  /// A colour as answers write it: `#RRGGBB`, with the opacity in percent unless it is opaque.
  private static func words(_ color: UInt32) -> String {
    let opacity = color >> 24
    guard opacity > 0 else { return "clear" }
    let parts = [16, 8, 0].map { min(255, ((color >> $0 & 255) * 255 + opacity / 2) / opacity) }
    let digits = parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    return "#\(digits)" + (opacity == 255 ? "" : " \((opacity * 100 + 127) / 255) %")
  }
}
