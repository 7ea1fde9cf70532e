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
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  /// Whether the button can be mixed, and not only on or off.
  open var allowsMixedState = false
  /// What is played when the button is pressed.
  open var sound: NSSound?
  open var bezelColor: NSColor?
  /// The size, weight, scale and colours of a symbol.
  open var symbolConfiguration: NSImage.SymbolConfiguration?
  /// Whether the button is invisible and can be pressed.
  open var isTransparent = false
  /// Whether the button stands for something that destroys data.
  open var hasDestructiveAction = false

  open var alternateTitle = ""
  open var alternateImage: NSImage?
  open var attributedTitle = NSAttributedString(string: "")
  open var contentTintColor: NSColor?
  open var bezelStyle = BezelStyle.rounded
  open var imagePosition = ImagePosition.noImage
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  open var showsBorderOnlyWhileMouseInside = false
  /// Sets what a click does. Has no effect.
  open func setButtonType(_ type: ButtonType) {}

  /// Makes the button look pressed or not.
  open func highlight(_ flag: Bool) { isHighlighted = flag }
  /// Changes the state: from off to mixed if it is allowed, then to on, then to off.
  open func setNextState() {
    state =
      switch state {
      case .off: allowsMixedState ? .mixed : .on
      case .mixed: .on
      default: .off
      }
  }

  /// Creates a button.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Creates a button with a title. Its action is never sent.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Creates a button with an image. Its action is never sent.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.image = image
    (self.target, self.action) = (target as AnyObject?, action)
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

extension NSButton {
  /// The shapes of buttons.
  public enum BezelStyle: UInt, Sendable {
    case rounded = 1
    case regularSquare
    case shadowlessSquare = 6
    case circular
    case texturedSquare
    case helpButton
    case smallSquare
    case texturedRounded
    case roundRect
    case recessed
    case roundedDisclosure
    case inline

    public static var push: BezelStyle { .rounded }
    public static var flexiblePush: BezelStyle { .regularSquare }
    public static var toolbar: BezelStyle { .texturedRounded }
    public static var accessoryBarAction: BezelStyle { .roundRect }
    public static var accessoryBar: BezelStyle { .recessed }
    public static var badge: BezelStyle { .inline }
  }

  /// What a click does.
  public enum ButtonType: UInt, Sendable {
    /// The types of AppKit, in its order.
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn, accelerator
    case multiLevelAccelerator
  }
}

extension NSControl {
  /// Where the image of a control is.
  public enum ImagePosition: UInt, Sendable {
    /// The places of AppKit, in its order.
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
  }
}
