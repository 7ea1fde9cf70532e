import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// An effect that lets colours show through a blur.
@preconcurrency
public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates a vibrancy effect for a blur.
  public init(blurEffect: UIBlurEffect) {}
}
