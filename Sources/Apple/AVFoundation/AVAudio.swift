public import Foundation

/// How an app uses sound. The settings are discarded.
///
/// A class, because there is one for the whole app.
///
/// - Source: AVFAudio, `AVAudioSession`.
public final class AVAudioSession: NSObject, @unchecked Sendable {
  // SAFETY: no setting can be changed; what is set is discarded.
  public enum Category: String, Sendable { case ambient, soloAmbient, playback, record, playAndRecord, multiRoute }
  public enum Mode: String, Sendable {
    case `default`, voiceChat, videoChat, gameChat, videoRecording, measurement, moviePlayback, spokenAudio, voicePrompt
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4)
    public static let allowBluetoothHFP = Self(rawValue: 4)
    public static let defaultToSpeaker = Self(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
    public static let allowBluetoothA2DP = Self(rawValue: 32)
    public static let allowAirPlay = Self(rawValue: 64)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }

  private static let session = AVAudioSession()

  public static func sharedInstance() -> AVAudioSession { session }

  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")

  public var category: Category { .soloAmbient }
  public var mode: Mode { .default }
  public var isOtherAudioPlaying: Bool { false }
  public var outputVolume: Float { 1 }
  public var recordPermission: RecordPermission { .denied }

  public func setCategory(_ category: Category) throws {}
  public func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
  public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  public func setMode(_ mode: Mode) throws {}
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Calls the handler with `false`: there is no one to ask.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
}

/// A player of a sound, which cannot be created.
///
/// - Source: AVFAudio, `AVAudioPlayer`.
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var rate: Float = 1
  open var enableRate = false
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var duration: TimeInterval { 0 }
  open var isPlaying: Bool { false }

  /// Throws, because nothing is played.
  public init(contentsOf url: URL, fileTypeHint: String? = nil) throws {
    throw MediaError(request: "\(url.lastPathComponent) cannot be played")
  }
  /// Throws, because nothing is played.
  public init(data: Data, fileTypeHint: String? = nil) throws {
    throw MediaError(request: "\(data.count) bytes cannot be played")
  }

  @discardableResult
  open func prepareToPlay() -> Bool { false }
  @discardableResult
  open func play() -> Bool { false }
  open func pause() {}
  open func stop() {}
}

/// - Source: AVFAudio, `AVAudioPlayerDelegate`.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
