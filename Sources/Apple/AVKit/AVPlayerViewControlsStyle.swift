import AVFoundation
import TouchstoneUI

/// - Source: AVKit, `AVPlayerViewControlsStyle`.
public enum AVPlayerViewControlsStyle: Int, Sendable { case none, inline, floating, minimal }
