public import Foundation

/// - Source: Core Media, `CMTimeValue`.
public typealias CMTimeValue = Int64

/// - Source: Core Media, `CMTimeScale`.
public typealias CMTimeScale = Int32

/// A time as a number of equal parts of a second.
///
/// - Source: Core Media, `CMTime`.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  private var kind = Kind.number

  private enum Kind { case number, invalid, indefinite, positiveInfinity, negativeInfinity }

  public init() { self.init(.invalid) }

  public init(value: CMTimeValue, timescale: CMTimeScale) { (self.value, self.timescale) = (value, timescale) }

  /// Creates the time that is nearest to a number of seconds: an infinity if they are too many for the parts.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard let value = CMTimeValue(exactly: (seconds * Double(preferredTimescale)).rounded()) else {
      self.init(seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity)
      return
    }
    self.init(value: value, timescale: preferredTimescale)
  }

  private init(_ kind: Kind) { (value, timescale, self.kind) = (0, 0, kind) }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime(.invalid)
  public static let indefinite = CMTime(.indefinite)
  public static let positiveInfinity = CMTime(.positiveInfinity)
  public static let negativeInfinity = CMTime(.negativeInfinity)

  public var seconds: Double {
    switch kind {
    case .number: Double(value) / Double(timescale)
    case .invalid, .indefinite: .nan
    case .positiveInfinity: .infinity
    case .negativeInfinity: -.infinity
    }
  }

  public var isValid: Bool { kind != .invalid }
  public var isIndefinite: Bool { kind == .indefinite }
  public var isNumeric: Bool { kind == .number }
}

extension CMTime: Comparable {
  public static func == (left: CMTime, right: CMTime) -> Bool {
    left.kind == .number && right.kind == .number ? left.seconds == right.seconds : left.kind == right.kind
  }

  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }

  public static func + (left: CMTime, right: CMTime) -> CMTime {
    left.combined(with: right, CMTimeValue.addingReportingOverflow, +)
  }

  public static func - (left: CMTime, right: CMTime) -> CMTime {
    left.combined(with: right, CMTimeValue.subtractingReportingOverflow, -)
  }

  private func combined(
    with other: CMTime, _ parts: (CMTimeValue) -> (CMTimeValue) -> (partialValue: CMTimeValue, overflow: Bool),
    _ seconds: (Double, Double) -> Double
  ) -> CMTime {
    guard timescale == other.timescale, isNumeric, other.isNumeric else {
      let scale = max(timescale, other.timescale, 1_000_000)
      return CMTime(seconds: seconds(self.seconds, other.seconds), preferredTimescale: scale)
    }
    let (value, overflow) = parts(value)(other.value)
    guard overflow else { return CMTime(value: value, timescale: timescale) }
    return seconds(self.seconds, other.seconds) > 0 ? .positiveInfinity : .negativeInfinity
  }
}

/// - Source: Core Media, `CMTimeMake`.
public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// - Source: Core Media, `CMTimeMakeWithSeconds`.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: CMTimeScale) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// - Source: Core Media, `CMTimeGetSeconds`.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Returns the largest rectangle of a shape in the middle of another.
///
/// - Source: AVFoundation, `AVMakeRect(aspectRatio:insideRect:)`.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}
