public import TouchstoneDrawing
import TouchstoneUI

extension NSDirectionalEdgeInsets {
  /// Creates the same distances as SwiftUI's.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
  }
}
