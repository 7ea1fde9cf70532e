public import Foundation
import TouchstoneDrawing

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
///
/// - Source: SwiftUI, `GridItem`.
public struct GridItem: Sendable {
  /// The length of a column or row, in points.
  public enum Size: Sendable {
    /// A single column or row of fixed length.
    case fixed(CGFloat)
    /// A single column or row that gets an equal share of the remaining space, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit, with lengths within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length of the column or row.
  public var size: GridItem.Size
  /// The distance to the next column or row, or `nil` for the default of 8 points.
  public var spacing: CGFloat?
  /// The alignment of views in their cells, or `nil` for the grid's own alignment.
  public var alignment: Alignment?

  /// Creates a column or row; the spacing defaults to 8 points, the alignment to the grid's.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// A resolved column or row.
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  /// Returns the columns for a width, and the width that they take.
  ///
  /// The widths of fixed columns are reserved first. Each other column in turn gets an equal share of the remaining
  /// width, clamped to its limits; what it does not take is available to the columns after it.
  ///
  /// - Source: objc.io, "SwiftUI's Grid Views", 2020-11-23.
  static func tracks(_ items: [GridItem], in space: CGFloat?) -> (tracks: [Track], total: CGFloat) {
    let gaps = items.map { $0.spacing ?? 8 }
    var rest = (space ?? 0) - gaps.dropLast().reduce(0, +)
    var open = 0
    for item in items {
      if case .fixed(let length) = item.size { rest -= length.length } else { open += 1 }
    }
    var tracks: [Track] = []
    var start: CGFloat = 0
    for (item, gap) in zip(items, gaps) {
      // Without a proposal, every column takes its minimum width.
      let share = open > 0 && space != nil ? max(0, rest / CGFloat(open)) : 0
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
        // More columns than this are a mistake.
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
  /// The number as a length, with 0 instead of NaN or a negative length.
  fileprivate var length: CGFloat { isNaN ? 0 : Swift.max(0, self) }
}
