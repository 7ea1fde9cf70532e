public import Foundation
import Synchronization
public import TouchstoneUI

/// What a player plays, which is not read.
///
/// - Source: AVFoundation, `AVPlayerItem`.
@MainActor @preconcurrency
open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  public let asset: AVAsset
  public var status: Status { .unknown }
  public var duration: CMTime { .indefinite }
  public var error: (any Error)? { nil }
  public var preferredForwardBufferDuration: TimeInterval = 0

  public nonisolated init(asset: AVAsset) { self.asset = asset }
  public nonisolated convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// A player, which keeps its settings and plays nothing.
///
/// - Source: AVFoundation, `AVPlayer`.
@MainActor @preconcurrency
open class AVPlayer: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  /// The rates, which code on any actor may read and set.
  private struct Rates { var (current, normal): (Float, Float) = (0, 1) }
  private nonisolated let rates = Mutex(Rates())

  public fileprivate(set) var currentItem: AVPlayerItem?
  public var volume: Float = 1
  public var isMuted = false
  public var actionAtItemEnd = ActionAtItemEnd.pause
  public var allowsExternalPlayback = true
  public var automaticallyWaitsToMinimizeStalling = true
  public var preventsDisplaySleepDuringVideoPlayback = true
  public var status: Status { .unknown }
  public var error: (any Error)? { nil }
  private var time = CMTime.zero

  public nonisolated override init() {}

  public nonisolated init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }

  public nonisolated init(playerItem item: AVPlayerItem?) { currentItem = item }

  public nonisolated var rate: Float {
    get { rates.withLock { $0.current } }
    set { rates.withLock { $0.current = newValue } }
  }
  public nonisolated var defaultRate: Float {
    get { rates.withLock { $0.normal } }
    set { rates.withLock { $0.normal = newValue } }
  }

  /// Whether `play()` was called last.
  public var timeControlStatus: TimeControlStatus {
    rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate
  }

  public nonisolated func play() { rate = defaultRate }
  public nonisolated func playImmediately(atRate rate: Float) { self.rate = rate }
  public nonisolated func pause() { rate = 0 }
  public func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  public func currentTime() -> CMTime { time }
  public func seek(to time: CMTime) { self.time = time }
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { self.time = time }
  public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    self.time = time
    completionHandler(true)
  }

  /// Returns a token; the block is never called, because no time passes.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }

  public func removeTimeObserver(_ observer: Any) {}
}

/// - Source: AVFoundation, `AVQueuePlayer`.
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] { didSet { currentItem = queue.first } }

  public nonisolated init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }

  public nonisolated convenience override init() { self.init(items: []) }

  public nonisolated convenience override init(url URL: URL) { self.init(items: [AVPlayerItem(url: URL)]) }

  public nonisolated convenience override init(playerItem item: AVPlayerItem?) {
    self.init(items: item.map { [$0] } ?? [])
  }

  public func items() -> [AVPlayerItem] { queue }
  public func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let index = afterItem.flatMap { after in queue.firstIndex { $0 === after } } ?? queue.count - 1
    queue.insert(item, at: index + 1)
  }
  public func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
  public func removeAllItems() { queue = [] }
  public func advanceToNextItem() { queue = Array(queue.dropFirst()) }
  public override func replaceCurrentItem(with item: AVPlayerItem?) {
    queue = (item.map { [$0] } ?? []) + queue.dropFirst()
  }
}

/// - Source: AVFoundation, `AVPlayerLooper`.
@MainActor @preconcurrency
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
  public func disableLooping() {}
}

/// The layer of a player, which is never drawn.
///
/// - Source: AVFoundation, `AVPlayerLayer`.
open class AVPlayerLayer: CALayer {
  public var player: AVPlayer?
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  public var isReadyForDisplay: Bool { false }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
