public import Foundation
import TouchstoneCore

/// The screen, which is always the same: 375 × 667 points at 2 pixels per point, as on an iPhone SE.
///
/// Code that reads the screen's size gets the same answer on every machine. The size of a picture is determined by its
/// strategy.
///
/// - Source: UIKit, `UIScreen`.
@MainActor @preconcurrency
public final class UIScreen {
  public static let main = UIScreen()

  /// The bounds of the screen, in points.
  public nonisolated var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 667) }
  /// The bounds of the screen, in pixels.
  public nonisolated var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 750, height: 1334) }
  /// The number of pixels per point.
  public nonisolated var scale: CGFloat { 2 }
  /// The native number of pixels per point.
  public nonisolated var nativeScale: CGFloat { 2 }
  /// The brightness of the screen, from 0 to 1.
  public var brightness: CGFloat = 0.5
  /// The maximum number of frames per second.
  public nonisolated var maximumFramesPerSecond: Int { 60 }
  /// The traits that views on the screen inherit.
  public var traitCollection: UITraitCollection { .current }
}
