package import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The lengths of lists in points, as iOS 15 to 18 draw them.
///
/// - Source: UIKit: rows of 44 points with 11 above and below their text, groups that keep 16 points (20 from a width of
///   414) clear, corners of 10, sections 35 apart. Apple documents none of these but the 44.
package enum ListMetrics {
  package static let rowHeight: CGFloat = 44
  package static let cornerRadius: CGFloat = 10
  /// The distance of sections without headers and footers.
  package static let sectionSpacing: CGFloat = 35
  package static let compactSectionSpacing: CGFloat = 17.5
  /// Above the text of a header, and below it.
  package static let headerPadding = (top: CGFloat(15.5), bottom: CGFloat(6.5))
  package static let footerPadding = (top: CGFloat(7.5), bottom: CGFloat(6.5))
  package static let plainHeaderPadding: CGFloat = 5
  /// How far the rows of an outline move in per level.
  package static let indentation: CGFloat = 20
  /// The distance of what stands beside a row's content.
  package static let accessoryDistance: CGFloat = 8
  /// How far the drawn height of a control may reach into the room above and below a row's text.
  package static let controlReach: CGFloat = 5

  /// What a list keeps clear at its sides for its width.
  package static func margin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// What a group keeps clear at its sides.
  static func groupMargin(_ look: _ListLook, width: CGFloat) -> CGFloat { look.isInset ? margin(width: width) : 0 }

  /// What a row keeps clear around its content.
  static func rowInsets(_ look: _ListLook, width: CGFloat) -> EdgeInsets {
    let side = look.isInset ? 20 : margin(width: width)
    return EdgeInsets(top: 11, leading: side, bottom: 11, trailing: look.isInset ? 16 : margin(width: width))
  }
}
