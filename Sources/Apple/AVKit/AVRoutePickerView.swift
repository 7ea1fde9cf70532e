import AVFoundation
public import TouchstoneUI

/// The button that chooses where sound is played, which is never drawn.
///
/// - Source: AVKit, `AVRoutePickerView`.
open class AVRoutePickerView: UIView {
  open var activeTintColor: UIColor?
  open var prioritizesVideoDevices = false
}
