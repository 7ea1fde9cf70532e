public import Foundation
public import TouchstoneUI

/// The screen on which a view is drawn.
///
/// Devices draw text of the size `medium`, as in swift-snapshot-testing; `traits` of a strategy can say otherwise.
///
/// - Source: swift-snapshot-testing, `ViewImageConfig`.
public struct ViewImageConfig: Hashable, Sendable {
  /// How a device is held.
  public enum Orientation: Hashable, Sendable {
    /// Held across, with the long side at the bottom.
    case landscape
    /// Held upright.
    case portrait
  }

  /// How a tablet is held, and what part of its screen an app has.
  public enum TabletOrientation: Hashable, Sendable {
    /// Parts of a screen that is held across.
    public enum LandscapeSplits: Hashable, Sendable {
      /// A third of the screen, at one side.
      case oneThird
      /// Half of the screen.
      case oneHalf
      /// Two thirds of the screen.
      case twoThirds
      /// The whole screen.
      case full
    }

    /// Parts of a screen that is held upright.
    public enum PortraitSplits: Hashable, Sendable {
      /// A third of the screen, at one side.
      case oneThird
      /// Two thirds of the screen.
      case twoThirds
      /// The whole screen.
      case full
    }

    /// Held across; the app has a part of the screen.
    case landscape(splitView: LandscapeSplits)
    /// Held upright; the app has a part of the screen.
    case portrait(splitView: PortraitSplits)
  }

  /// What bars and corners cover, in points.
  public var safeArea: UIEdgeInsets
  /// The size in points; `nil` for the view's ideal size.
  public var size: CGSize?
  /// What views inherit on the device.
  public var traits: UITraitCollection

  /// Creates a device.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}
