import Foundation
import TouchstoneCore

/// The orientation of a device.
///
/// - Source: SwiftUI, `InterfaceOrientation`.
public struct InterfaceOrientation: CaseIterable, Hashable, Sendable {
  private enum Kind { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }

  private let kind: Kind

  public static let portrait = InterfaceOrientation(kind: .portrait)
  public static let portraitUpsideDown = InterfaceOrientation(kind: .portraitUpsideDown)
  /// Landscape, with the device's top on the left.
  public static let landscapeLeft = InterfaceOrientation(kind: .landscapeLeft)
  /// Landscape, with the device's top on the right.
  public static let landscapeRight = InterfaceOrientation(kind: .landscapeRight)

  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}
