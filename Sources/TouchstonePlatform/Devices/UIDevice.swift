public import Foundation
public import TouchstoneUI

/// The device. Here it is always the same one: an iPhone held upright, on iOS 18.
///
/// - Source: UIKit, `UIDevice`.
@MainActor @preconcurrency
public final class UIDevice {
  /// The device.
  public static let current = UIDevice()

  /// The kind of device: a phone.
  public nonisolated var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The name that a person has given the device.
  public nonisolated var name: String { "iPhone" }
  /// The model.
  public nonisolated var model: String { "iPhone" }
  /// The model in the language of the device.
  public nonisolated var localizedModel: String { "iPhone" }
  /// The name of the system.
  public nonisolated var systemName: String { "iOS" }
  /// The version of the system.
  public nonisolated var systemVersion: String { "18.0" }
  /// How the device is held: upright.
  public nonisolated var orientation: UIDeviceOrientation { .portrait }
  /// An identifier for the vendor's apps: none.
  public nonisolated var identifierForVendor: UUID? { nil }
  /// How full the battery is: not known.
  public nonisolated var batteryLevel: Float { -1 }
  /// Whether the battery's state is followed.
  public var isBatteryMonitoringEnabled = false

  /// Told when the device is turned; never sent here.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Follows how the device is held; it is always held upright.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Follows how the device is held no longer.
  public func endGeneratingDeviceOrientationNotifications() {}
}

/// How a device is held.
///
/// - Source: UIKit, `UIDeviceOrientation`.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upright, with the top at the bottom.
  case portraitUpsideDown
  /// Across, with the top at the left.
  case landscapeLeft
  /// Across, with the top at the right.
  case landscapeRight
  /// Lying on its back.
  case faceUp
  /// Lying on its front.
  case faceDown

  /// Whether the device is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is held across.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
