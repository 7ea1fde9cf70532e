import Foundation
import TouchstoneCore
import TouchstoneDrawing

extension ListMetrics {
  /// Returns the margin beside a group.
  func groupMargin(_ kind: _ListAppearance, width: CGFloat) -> CGFloat { kind.isInset ? margin(width: width) : 0 }

  /// Returns the insets of a row's content.
  func rowInsets(width: CGFloat) -> EdgeInsets {
    let side = margin(width: width)
    return EdgeInsets(top: rowPadding, leading: side, bottom: rowPadding, trailing: side)
  }
}
