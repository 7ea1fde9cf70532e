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
}
