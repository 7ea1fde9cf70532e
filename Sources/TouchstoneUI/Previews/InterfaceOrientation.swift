import Foundation
import TouchstoneCore

/// How a device is held.
///
/// - Source: SwiftUI, `InterfaceOrientation`.
public struct InterfaceOrientation: CaseIterable, Hashable, Sendable {
  private enum Kind { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }

  private let kind: Kind

  /// Upright.
  public static let portrait = InterfaceOrientation(kind: .portrait)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(kind: .portraitUpsideDown)
  /// Held across, the device's top at the left.
  public static let landscapeLeft = InterfaceOrientation(kind: .landscapeLeft)
  /// Held across, the device's top at the right.
  public static let landscapeRight = InterfaceOrientation(kind: .landscapeRight)

  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}
