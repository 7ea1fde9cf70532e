import TouchstoneCore

/// The kind of device, which has no effect on pictures.
///
/// - Source: UIKit, `UIUserInterfaceIdiom`.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
  /// An Apple TV.
  case tv
  /// A car's screen.
  case carPlay
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}
