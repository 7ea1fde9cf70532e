public import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// An item of the menu bar, which is never shown.
@MainActor @preconcurrency
public final class NSStatusItem {
  /// A length as wide as the content.
  public nonisolated static let variableLength: CGFloat = -1
  /// A length as wide as the menu bar is high.
  public nonisolated static let squareLength: CGFloat = -2

  /// The length, in points.
  public var length: CGFloat
  public private(set) lazy var button: NSStatusBarButton? = NSStatusBarButton(frame: .zero)
  public var menu: NSMenu?
  public var isVisible = true

  init(length: CGFloat) { self.length = length }
}
