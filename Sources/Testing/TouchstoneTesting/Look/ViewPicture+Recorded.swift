import Foundation
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneSnapshots
import TouchstoneUI

extension ViewPicture {
  /// A view as a golden has it.
  struct Recorded {
    /// The drawing steps of the whole picture, with the device or the window around the screen.
    var list: DisplayList
    /// The views on the screen.
    var outline: ViewOutline
    /// Where the screen begins in the picture, in points.
    var origin: CGPoint
  }

  /// Lays out a view with a background, as a look shows it, and before that as a golden has it. Both are the same view with its state:
  /// what appears appears once, and steps are done once, also to objects that live outside of the view.
  ///
  /// - Parameter asRecorded: Whether it is asked for what a golden has.
  /// - Returns: `recorded` is nil if a golden has what a look shows: a screen with its background and nothing around it.
  @MainActor func layOut<Content: View>(
    _ view: Content, asRecorded: Bool, _ remarks: inout SnapshotRemarks
  ) -> (shown: ViewTree.Picture, recorded: Recorded?) {
    let renderer = renderer(view)
    renderer.content.hasBackground = hasBackground || !asRecorded
    let laidOut = layOut(renderer, &remarks)
    guard asRecorded, isFramed || !hasBackground else { return (laidOut, nil) }
    let frame = frame(hasToolbar: isFramed && laidOut.root.hasWindowToolbar)
    let recorded = Recorded(
      list: frame?.around(laidOut.list, scale: pixelsPerPoint) ?? laidOut.list,
      outline: ViewOutline(ViewOutline.items(of: laidOut.root)), origin: frame?.origin ?? .zero)
    guard !hasBackground else { return (laidOut, recorded) }
    renderer.content.hasBackground = true
    return (picture(of: renderer), recorded)
  }
}
