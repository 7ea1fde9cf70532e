public import Foundation
public import TouchstoneUI

/// The device: an iPhone with iOS 18 in portrait orientation.
///
/// Suites that only run on a certain simulator read its name or version here, and both can be set as a simulator sets them:
/// by the environment variables `SIMULATOR_DEVICE_NAME` and `SIMULATOR_RUNTIME_VERSION`.
@MainActor @preconcurrency
public final class UIDevice {
  public static let current = UIDevice(ProcessInfo.processInfo.environment)

  package init(_ environment: [String: String]) {
    name = environment["SIMULATOR_DEVICE_NAME"] ?? "iPhone"
    systemVersion = environment["SIMULATOR_RUNTIME_VERSION"] ?? "18.0"
  }

  /// The interface idiom; always phone.
  public nonisolated var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The name that the user gave the device.
  public nonisolated let name: String
  public nonisolated var model: String { "iPhone" }
  /// The localized model of the device; always in English.
  public nonisolated var localizedModel: String { "iPhone" }
  /// The name of the operating system.
  public nonisolated var systemName: String { "iOS" }
  /// The version of the operating system.
  public nonisolated let systemVersion: String
  /// The orientation of the device; always portrait.
  public nonisolated var orientation: UIDeviceOrientation { .portrait }
  /// The identifier for the vendor's apps; always `nil`.
  public nonisolated var identifierForVendor: UUID? { nil }
  /// The battery level; always −1, which means unknown.
  public nonisolated var batteryLevel: Float { -1 }
  /// The state of the battery; always unknown.
  public nonisolated var batteryState: BatteryState { .unknown }
  /// Whether battery monitoring is on. Ignored.
  public var isBatteryMonitoringEnabled = false

  /// The name of the notification for a change of orientation; never posted.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The state of a battery.
  ///
  /// - Source: UIKit, `UIDevice.BatteryState`.
  public enum BatteryState: Int, Sendable {
    case unknown
    /// It is used.
    case unplugged
    case charging
    case full
  }

  /// The name of the notification for a change of the battery's level; never posted.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The name of the notification for a change of the battery's state; never posted.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  /// Does nothing: the orientation never changes.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  public func endGeneratingDeviceOrientationNotifications() {}
}

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown
  /// Portrait, with the top edge up.
  case portrait
  /// Portrait, with the top edge down.
  case portraitUpsideDown
  /// Landscape, with the top edge on the left.
  case landscapeLeft
  /// Landscape, with the top edge on the right.
  case landscapeRight
  /// Flat, with the screen up.
  case faceUp
  /// Flat, with the screen down.
  case faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
