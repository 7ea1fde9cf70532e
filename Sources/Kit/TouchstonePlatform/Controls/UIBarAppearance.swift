import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// The appearance of a bar. Pictures show the colours of its background and line.
@MainActor @preconcurrency
open class UIBarAppearance {
  open var backgroundColor: UIColor? = nil
  /// The effect behind the bar.
  open var backgroundEffect: UIBlurEffect? = nil
  open var backgroundImage: UIImage? = nil
  /// The colour of the line at the edge.
  open var shadowColor: UIColor? = nil
  /// The image at the edge.
  open var shadowImage: UIImage? = nil

  /// Creates the usual appearance.
  public init() {}

  /// Sets the usual background.
  open func configureWithDefaultBackground() { clear() }
  /// Sets an opaque background.
  open func configureWithOpaqueBackground() {
    clear()
    backgroundColor = .systemBackground
  }
  /// Removes the background.
  open func configureWithTransparentBackground() {
    clear()
    backgroundColor = .clear
    shadowColor = .clear
  }

  private func clear() {
    backgroundColor = nil
    backgroundEffect = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }
}
