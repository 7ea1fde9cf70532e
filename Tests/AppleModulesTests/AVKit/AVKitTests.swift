import AVFoundation
import AVKit
import SwiftUI
import Testing

@MainActor struct AVKitTests {
  /// A player with a layer of its own, as apps write it.
  final class PlayerView: UIView {
    private let playerLayer = AVPlayerLayer()

    init(player: AVPlayer) {
      super.init(frame: .zero)
      playerLayer.player = player
      playerLayer.videoGravity = .resizeAspectFill
      layer.addSublayer(playerLayer)
    }

    required init?(coder: NSCoder) { nil }
  }

  struct Video: UIViewRepresentable {
    let player: AVPlayer
    func makeUIView(context: Context) -> PlayerView { PlayerView(player: player) }
    func updateUIView(_ view: PlayerView, context: Context) {}
  }

  struct Screen: UIViewControllerRepresentable {
    let player: AVPlayer
    func makeUIViewController(context: Context) -> AVPlayerViewController {
      let controller = AVPlayerViewController()
      controller.player = player
      controller.showsPlaybackControls = false
      return controller
    }
    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
  }

  @Test func `videos are placeholders, with the overlay above them`() throws {
    let player = AVPlayer(url: URL(fileURLWithPath: "/video.mp4"))
    let view = VStack(spacing: 0) {
      VideoPlayer(player: player).onAppear { player.play() }
      VideoPlayer(player: player) { Color.blue.frame(width: 50, height: 20) }
      Video(player: player)
      Screen(player: player)
    }
    let found = try Placeholders(in: view, width: 100, height: 160)
    #expect(found.names == ["VideoPlayer", "Video", "Screen"])
    #expect(found.isYellow(1, 1) && found.isYellow(1, 60) && !found.isYellow(50, 60) && found.isYellow(98, 158))
  }

  @Test func `a player keeps its settings and plays nothing`() {
    let player = AVPlayer()
    #expect(player.timeControlStatus == .paused)
    player.play()
    player.seek(to: CMTime(seconds: 2.5, preferredTimescale: 600))
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate && player.currentTime().seconds == 2.5)
    player.pause()
    #expect(player.rate == 0 && player.currentItem == nil)
  }

  @Test func `a player can be made and played from any actor`() async {
    let player = await Task.detached {
      let player = AVPlayer(playerItem: AVPlayerItem(url: URL(fileURLWithPath: "/video.mp4")))
      player.play()
      return player
    }.value
    #expect(player.rate == 1 && (player.currentItem?.asset as? AVURLAsset)?.url.lastPathComponent == "video.mp4")
    #expect(AVPictureInPictureController(playerLayer: AVPlayerLayer(player: player)) == nil)
  }

  @Test func `a queue plays its first item`() {
    let items = ["a", "b", "c"].map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0).mp4")) }
    let player = AVQueuePlayer(items: [items[0], items[1]])
    player.insert(items[2], after: items[0])
    #expect(player.currentItem === items[0] && player.items() == [items[0], items[2], items[1]])
    player.advanceToNextItem()
    #expect(player.currentItem === items[2])
    player.replaceCurrentItem(with: items[0])
    #expect(player.items() == [items[0], items[1]])
    player.remove(items[0])
    #expect(player.currentItem === items[1])
    player.removeAllItems()
    #expect(player.currentItem == nil && AVQueuePlayer(playerItem: items[0]).items() == [items[0]])
  }

  @Test func `a sound cannot be played, and the error says why`() {
    let error = #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/bell.wav")) }
    #expect(
      error?.localizedDescription
        == "Nothing is played, recorded or captured on Linux, so bell.wav cannot be played.")
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
  }

  @Test func `times are parts of a second`() {
    let time = CMTime(seconds: 1.5, preferredTimescale: 600)
    #expect((time.value, time.timescale) == (900, 600))
    #expect(time + CMTime(value: 300, timescale: 600) == CMTime(value: 2, timescale: 1))
    #expect((time - CMTime(value: 1, timescale: 4)).seconds == 1.25)
    #expect(time < .positiveInfinity && CMTimeGetSeconds(.zero) == 0)
    #expect(
      (time - .positiveInfinity).seconds == -.infinity && !CMTime.invalid.isValid && CMTime.indefinite.seconds.isNaN)
  }

  @Test func `times that are too long are infinite`() {
    let long = CMTime(value: .max, timescale: 600)
    #expect(CMTime(seconds: 1e300, preferredTimescale: 600) == .positiveInfinity)
    #expect(CMTime(seconds: -1e300, preferredTimescale: 600) == .negativeInfinity)
    #expect(long + long == .positiveInfinity && .zero - long - long - long < .zero)
    #expect(CMTime(value: .min, timescale: 600) - long == .negativeInfinity)
  }

  @Test func `a shape is fitted into the middle of a rectangle`() {
    let square = CGRect(x: 10, y: 10, width: 100, height: 100)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 16, height: 8), insideRect: square)
        == CGRect(x: 10, y: 35, width: 100, height: 50))
  }
}
