import Foundation
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneSnapshots
import TouchstoneUI

extension ViewPicture {
  /// Returns the picture as a golden has it, its views, and where the screen begins in it, in points; nil if that is a screen with its
  /// background and nothing around it, which a look shows.
  ///
  /// - Parameter laidOut: The view, laid out with a background.
  @MainActor func recorded<Content: View>(
    _ view: Content, laidOut: ViewTree.Picture
  ) throws -> (bitmap: Bitmap, outline: ViewOutline, origin: CGPoint)? {
    guard isFramed || !hasBackground else { return nil }
    // What it leaves out was noted when it was laid out before.
    var remarks = SnapshotRemarks()
    let laidOut = hasBackground ? laidOut : layOut(view, &remarks)
    let (frame, scale) = (frame(hasToolbar: isFramed && laidOut.root.hasWindowToolbar), pixelsPerPoint)
    let list = frame?.around(laidOut.list, scale: scale) ?? laidOut.list
    return (
      try list.bitmap(scale: scale), ViewOutline(ViewOutline.items(of: laidOut.root)), frame?.origin ?? .zero
    )
  }
}
