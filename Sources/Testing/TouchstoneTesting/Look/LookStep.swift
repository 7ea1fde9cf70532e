import Foundation
import TouchstoneAudits
import TouchstoneRenderer
import TouchstoneReport
import TouchstoneUI

extension LookRequest.Step {
  /// Does it to the view of a renderer.
  @MainActor func perform<Content: View>(on renderer: ImageRenderer<Content>) throws(InteractionError) {
    switch action {
    case .tap: try renderer.tap(view)
    case .longPress: try renderer.longPress(view)
    case .press: try renderer.press(view)
    case .focus: try renderer.focus(view)
    case .swipe: try renderer.swipe(view)
    case .submit: try renderer.submit(view)
    case .type: try renderer.setText(value ?? "", in: view)
    case .select: try renderer.select(value ?? "", in: view)
    }
  }

  /// Returns why no finger could do it: the view is outside of the picture, and nothing scrolls it in. Code can do it.
  @MainActor func obstacle<Content: View>(on renderer: ImageRenderer<Content>) -> String? {
    let root = renderer.evaluatedRoot()
    guard let place = root.views(named: view).first, !place.lineage.contains(where: { $0 is ScrollNode }) else {
      return nil
    }
    let (frame, screen) = (place.frame(in: nil), root.frame(in: nil))
    guard frame.intersection(screen).isEmpty, !frame.isEmpty else { return nil }
    return "No finger can reach “\(view)”: it is outside of the picture, at (\(frame.minX.whole), \(frame.minY.whole))."
  }
}

extension CGFloat {
  /// The nearest whole number of points; 0 for what is no number.
  fileprivate var whole: Int { isFinite && magnitude < 1e9 ? Int(rounded()) : 0 }
}
