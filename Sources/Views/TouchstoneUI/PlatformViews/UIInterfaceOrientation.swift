/// The orientation of an app's interface.
///
/// - Source: UIKit, `UIInterfaceOrientation`, with its raw values: the home button is on the side that they name.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  /// Upright.
  case portrait = 1
  case portraitUpsideDown = 2
  /// Turned, with the home button on the right.
  case landscapeRight = 3
  /// Turned, with the home button on the left.
  case landscapeLeft = 4

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is turned.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Several orientations of an app's interface.
///
/// - Source: UIKit, `UIInterfaceOrientationMask`: the bit of each orientation has its raw value as its number.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// Turned, with the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// Turned, with the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// Turned.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
