public import Foundation
import TouchstoneDrawing

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
///
/// - Source: SwiftUI, `GridItem`.
public struct GridItem: Sendable {
  /// How long a column or a row is, in points.
  public enum Size: Sendable {
    /// One of a length in points.
    case fixed(CGFloat)
    /// One of what is left over, shared evenly within these limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit, each as long as these limits allow.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the column or the row is.
  public var size: GridItem.Size
  /// The distance to the next one, or `nil` for the usual 8 points.
  public var spacing: CGFloat?
  /// Where a view lies in its cell, or `nil` for the grid's own alignment.
  public var alignment: Alignment?

  /// Creates a column or a row; without a spacing, 8 points; without an alignment, the grid's.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// A column as it came out.
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  /// The columns for a width, and the width that they take.
  ///
  /// Fixed columns are set aside; each other one in its turn gets an equal share of what is left, held between its
  /// limits, and what it does not take goes to those after it.
  ///
  /// - Source: objc.io, "SwiftUI's Grid Views", 2020-11-23.
  static func tracks(_ items: [GridItem], in room: CGFloat?) -> (tracks: [Track], total: CGFloat) {
    let gaps = items.map { $0.spacing ?? 8 }
    var rest = (room ?? 0) - gaps.dropLast().reduce(0, +)
    var open = 0
    for item in items {
      if case .fixed(let length) = item.size { rest -= length.length } else { open += 1 }
    }
    var tracks: [Track] = []
    var start: CGFloat = 0
    for (item, gap) in zip(items, gaps) {
      // Without a proposal every column takes its least length.
      let share = open > 0 && room != nil ? max(0, rest / CGFloat(open)) : 0
      switch item.size {
      case .fixed(let length):
        tracks.append(Track(start: start, length: length.length, alignment: item.alignment))
        start += length.length
      case .flexible(let minimum, let maximum):
        let length = min(max(share, minimum.length), max(maximum, minimum.length))
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        start += length
        rest -= length
        open -= 1
      case .adaptive(let minimum, let maximum):
        let least = max(minimum.length, 1)
        let fitting = share.isFinite ? ((share + gap) / (least + gap)).rounded(.down) : 1
        // More columns than there are pixels on any screen are a mistake, not a wish.
        let count = Int(min(max(1, fitting), 10_000))
        let each = (share - gap * CGFloat(count - 1)) / CGFloat(count)
        let length = min(max(each, least), max(maximum, least))
        for index in 0..<count {
          if index > 0 { start += gap }
          tracks.append(Track(start: start, length: length, alignment: item.alignment))
          start += length
        }
        rest -= length * CGFloat(count) + gap * CGFloat(count - 1)
        open -= 1
      }
      start += gap
    }
    return (tracks, max(0, start - (gaps.last ?? 0)))
  }
}

extension CGFloat {
  /// The number as a length: 0 in place of NaN and of a negative one.
  fileprivate var length: CGFloat { isNaN ? 0 : Swift.max(0, self) }
}
