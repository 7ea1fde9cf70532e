public import AVFoundation
public import TouchstoneUI

/// The screen of a player, which is never shown: a representable of one draws a placeholder.
///
/// - Source: AVKit, `AVPlayerViewController`.
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
}

/// - Source: AVKit, `AVPlayerViewControllerDelegate`.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: AnyObject {
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}

/// - Source: AVKit, `AVPlayerViewControlsStyle`.
public enum AVPlayerViewControlsStyle: Int, Sendable { case none, inline, floating, minimal }

/// The view of a player on macOS, which is never drawn.
///
/// - Source: AVKit, `AVPlayerView`.
open class AVPlayerView: NSView {
  open var player: AVPlayer?
  open var controlsStyle = AVPlayerViewControlsStyle.inline
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var showsFullScreenToggleButton = false
}

/// The button that chooses where sound is played, which is never drawn.
///
/// - Source: AVKit, `AVRoutePickerView`.
open class AVRoutePickerView: UIView {
  open var activeTintColor: UIColor?
  open var prioritizesVideoDevices = false
}
