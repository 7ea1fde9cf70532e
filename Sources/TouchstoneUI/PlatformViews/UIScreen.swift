public import Foundation
import TouchstoneCore

/// The screen. Here it is always the same one: 375 × 667 points at 2 pixels per point, as on an iPhone SE.
///
/// Code that asks for the screen's size gets the same answer on every machine. A picture's own size is that of its
/// strategy.
///
/// - Source: UIKit, `UIScreen`.
@MainActor @preconcurrency
public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()

  /// The place of the screen, in points.
  public nonisolated var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 667) }
  /// The place of the screen, in pixels.
  public nonisolated var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 750, height: 1334) }
  /// Pixels per point.
  public nonisolated var scale: CGFloat { 2 }
  /// Pixels per point of the screen itself.
  public nonisolated var nativeScale: CGFloat { 2 }
  /// How bright the screen is, from 0 to 1.
  public var brightness: CGFloat = 0.5
  /// Pictures per second.
  public nonisolated var maximumFramesPerSecond: Int { 60 }
  /// What views on the screen inherit.
  public var traitCollection: UITraitCollection { .current }
}
