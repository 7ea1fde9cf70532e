public import AVFoundation
public import TouchstoneCore
import TouchstoneUI

/// A video. A placeholder is drawn in the space that is offered, as Apple's player takes it, and the overlay above it.
///
/// - Source: AVKit, `VideoPlayer`.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay

  /// Creates a view of a player, with what is shown above the video and below the controls.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }

  public var body: some View { PlatformViewPlaceholder(name: "VideoPlayer").overlay { overlay } }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a view of a player.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
