public import AVFoundation
public import TouchstoneUI

/// The view of a player on macOS, which is never drawn.
///
/// - Source: AVKit, `AVPlayerView`.
open class AVPlayerView: NSView {
  open var player: AVPlayer?
  open var controlsStyle = AVPlayerViewControlsStyle.inline
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var showsFullScreenToggleButton = false
}
