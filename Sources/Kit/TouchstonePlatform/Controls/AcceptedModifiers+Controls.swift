import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Adds a gesture of UIKit to the view. Ignored in pictures.
  public nonisolated func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View { self }

  /// Adds a gesture of AppKit to the view. Ignored in pictures.
  public nonisolated func gesture(_ representable: some NSGestureRecognizerRepresentable) -> some View { self }
}
