import Foundation

/// - Source: WebKit, `WKAudiovisualMediaTypes`.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = Self(rawValue: 1)
  public static let video = Self(rawValue: 2)
  public static let all: Self = [.audio, .video]
}
