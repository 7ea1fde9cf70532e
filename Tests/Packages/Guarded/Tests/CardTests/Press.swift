#if os(iOS)
  import UIKit.UIGestureRecognizerSubclass

  /// A part of a module by name, as subclasses of gestures import it.
  final class Press: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      state = .began
    }
  }
#endif
