public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// A button. Use `Button` to have one in pictures.
open class NSButton: NSControl {
  open var title = ""
  open var image: NSImage?
  open var isBordered = true
  /// Whether the button is on, off or mixed.
  open var state = NSControl.StateValue.off
  /// The key that presses the button.
  open var keyEquivalent = ""
  /// Whether the button stands for something that destroys data.
  open var hasDestructiveAction = false

  /// Creates a button.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Creates a button with a title. Its action is never sent.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
  }

  /// Creates a button with an image. Its action is never sent.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// Creates a checkbox. Its action is never sent.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
  }

  /// Returns `nil`: archives of Interface Builder can't be read.
  public required init?(coder: NSCoder) { nil }
}

extension NSControl {
  /// Whether a control is on.
  ///
  /// - Source: AppKit, `NSControl.StateValue`.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let on = StateValue(rawValue: 1)
    public static let off = StateValue(rawValue: 0)
    /// In between.
    public static let mixed = StateValue(rawValue: -1)
  }
}
