import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A picture with numbered outlines.
struct MarkedPicture: View {
  /// An outline.
  struct Mark: Identifiable {
    var id: Int
    var number: Int
    var frame: CGRect
    /// The corner of the number's badge.
    var badge: CGPoint
  }

  private let picture: CGImage
  private let scale: CGFloat
  private let marks: [Mark]

  static let badgeSize: CGFloat = 16
  private static let color = Color(red: 0.84, green: 0, blue: 0.08)

  /// - Parameters:
  ///   - scale: The picture's pixels per point.
  ///   - places: The frames to outline, in points, with their numbers.
  init(_ picture: CGImage, scale: CGFloat, places: [(number: Int, frame: CGRect)]) {
    self.picture = picture
    self.scale = scale
    let bounds = CGRect(x: 0, y: 0, width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    var taken: [CGPoint: Int] = [:]
    marks = places.enumerated().map { index, place in
      // Places outside of the picture are outlined at its edge.
      let shown = place.frame.clamped(to: bounds)
      let count = taken[shown.origin, default: 0]
      taken[shown.origin] = count + 1
      let badge = CGPoint(
        x: min(shown.minX + CGFloat(count) * Self.badgeSize, max(0, bounds.maxX - Self.badgeSize)),
        // Above the outline if there is space.
        y: max(0, shown.minY - Self.badgeSize))
      return Mark(id: index, number: place.number, frame: shown, badge: badge)
    }
  }

  var body: some View {
    Image(decorative: picture, scale: scale).overlay(alignment: .topLeading) {
      ZStack(alignment: .topLeading) {
        ForEach(marks) { mark in
          Rectangle().strokeBorder(Self.color, lineWidth: 1.5).frame(width: mark.frame.width, height: mark.frame.height)
            .offset(x: mark.frame.minX, y: mark.frame.minY)
        }
        ForEach(marks) { mark in
          NumberBadge(mark.number, color: Self.color, size: Self.badgeSize).offset(x: mark.badge.x, y: mark.badge.y)
        }
      }
    }
  }
}

extension CGRect {
  /// The part within another rectangle, at least as large as a badge; at its nearest edge if there is none.
  fileprivate func clamped(to bounds: CGRect) -> CGRect {
    let left = min(max(minX, bounds.minX), bounds.maxX)
    let top = min(max(minY, bounds.minY), bounds.maxY)
    return CGRect(
      x: left, y: top, width: max(2, min(max(maxX, bounds.minX), bounds.maxX) - left),
      height: max(2, min(max(maxY, bounds.minY), bounds.maxY) - top))
  }
}
