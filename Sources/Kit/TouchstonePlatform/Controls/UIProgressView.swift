import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A bar of progress. Use `ProgressView` to have one in pictures.
open class UIProgressView: UIView {
  /// The progress, from 0 to 1.
  open var progress: Float = 0
  /// The colour of the bar.
  open var progressTintColor: UIColor? = nil
  /// The colour behind the bar.
  open var trackTintColor: UIColor? = nil

  /// Sets the progress at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
