public import AVFoundation
import Foundation

/// A video above other apps, of which there is none.
///
/// - Source: AVKit, `AVPictureInPictureController`.
@MainActor @preconcurrency
open class AVPictureInPictureController: NSObject {
  public let playerLayer: AVPlayerLayer
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var isPictureInPictureActive: Bool { false }
  open var isPictureInPicturePossible: Bool { false }

  /// Returns `nil`: there is no Picture in Picture.
  public init?(playerLayer: AVPlayerLayer) { return nil }

  public static func isPictureInPictureSupported() -> Bool { false }
  open func startPictureInPicture() {}
  open func stopPictureInPicture() {}
}

/// - Source: AVKit, `AVPictureInPictureControllerDelegate`.
@MainActor @preconcurrency
public protocol AVPictureInPictureControllerDelegate: AnyObject {
  func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController)
}

extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController) {}
  public func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {}
  public func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {}
  public func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {}
}
