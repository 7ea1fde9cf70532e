public import Foundation
public import TouchstoneUI

/// The screen on which a view is drawn.
///
/// Devices use the text size `medium`, as in swift-snapshot-testing; `traits` of a strategy override it.
///
/// - Source: swift-snapshot-testing, `ViewImageConfig`.
public struct ViewImageConfig: Hashable, Sendable {
  /// How a device is held.
  public enum Orientation: Hashable, Sendable {
    /// In landscape, with a long side at the bottom.
    case landscape
    /// In portrait, with a short side at the bottom.
    case portrait
  }

  /// How a tablet is held, and which part of its screen an app has.
  public enum TabletOrientation: Hashable, Sendable {
    /// The parts of a screen in landscape.
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

    /// The parts of a screen in portrait.
    public enum PortraitSplits: Hashable, Sendable {
      /// A third of the screen, at one side.
      case oneThird
      /// Two thirds of the screen.
      case twoThirds
      /// The whole screen.
      case full
    }

    /// In landscape, with the app in a part of the screen.
    case landscape(splitView: LandscapeSplits)
    /// In portrait, with the app in a part of the screen.
    case portrait(splitView: PortraitSplits)
  }

  /// The insets that bars and corners cover, in points.
  public var safeArea: UIEdgeInsets
  /// The size in points; `nil` for the view's ideal size.
  public var size: CGSize?
  /// The traits of views on the device.
  public var traits: UITraitCollection
  /// The height of the keyboard above the bottom of the screen, in points; 0 for no keyboard.
  ///
  /// The keyboard is not drawn, but content keeps out of its way, and toolbar items with the placement `keyboard` are on
  /// it.
  public var keyboardHeight: CGFloat = 0
  /// Whether the picture shows the device around its screen, as for a README.
  public var isFramed = false
  /// The title in the title bar of a framed window.
  public var windowTitle: String?
  /// The name of the device and how it is held, for the names of goldens: `iPhone13`, `iPadMini-portrait-oneThird`; `nil`
  /// for a device of your own.
  package var name: String?

  /// Creates a device.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// Returns the device with space for a keyboard.
  ///
  ///     assertSnapshot(of: SignUp(), as: .image(layout: .device(config: .iPhone13.keyboard())))
  ///
  /// - Parameter height: The height above the bottom of the screen, in points. By default, that of the keyboard of phones
  ///   with Face ID in portrait, with suggestions above the letters.
  public func keyboard(height: CGFloat = 336) -> ViewImageConfig {
    var config = self
    config.keyboardHeight = height
    config.name = name.map { $0 + "-keyboard" }
    return config
  }

  /// Returns the device with its case around the screen, a status bar whose time is 9:41, the Dynamic Island or the notch,
  /// and the home indicator.
  ///
  ///     assertSnapshot(of: Home(), as: .image(layout: .device(config: .iPhone14Pro.framed())))
  ///
  /// With `Look.macOS15`, the picture shows a window around the screen: a title bar with its three buttons, round corners
  /// and a shadow.
  ///
  /// The picture is larger than the screen, and transparent around the case. Only pictures have a frame: texts and audits
  /// describe the screen alone.
  ///
  /// - Parameter title: The title of a window; devices have none.
  public func framed(title: String? = nil) -> ViewImageConfig {
    var config = self
    config.isFramed = true
    config.name = name.map { $0 + "-framed" }
    config.windowTitle = title
    return config
  }
}

extension ViewImageConfig {
  /// Sets the insets of the screen, after the reading direction.
  func applyInsets(to environment: inout EnvironmentValues) {
    environment.safeAreaInsets = safeArea.resolved(in: environment.layoutDirection)
    environment.keyboardHeight = keyboardHeight
  }
}

extension UIEdgeInsets {
  /// Returns the insets for a reading direction.
  fileprivate func resolved(in direction: LayoutDirection) -> EdgeInsets {
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: top, leading: isMirrored ? right : left, bottom: bottom, trailing: isMirrored ? left : right)
  }
}
