public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A control. It is never drawn.
open class NSControl: NSView {
  /// Whether the control can be used.
  open var isEnabled: Bool = true
  /// The text.
  open var stringValue: String = ""
  open var font: NSFont? = .systemFont(ofSize: 13)
  open var alignment: NSTextAlignment = .natural
  /// What the action would be sent to.
  open var target: AnyObject? = nil
  /// The action. It is never sent.
  open var action: Selector?
  open var controlSize = ControlSize.regular
  open var isHighlighted: Bool = false
  open var isContinuous: Bool = false
  /// The value: the text.
  open var objectValue: Any? {
    get { stringValue }
    set { stringValue = newValue.map { "\($0)" } ?? "" }
  }
  /// The text with attributes.
  open var attributedStringValue: NSAttributedString = NSAttributedString(string: "")

  /// The number that the text is.
  open var doubleValue: Double {
    get { Double(stringValue) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
  /// The whole number that the text is.
  open var integerValue: Int {
    get { Int(stringValue) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
}

extension NSControl {
  /// The size of a control.
  ///
  /// - Source: AppKit, `NSControl.ControlSize`.
  public enum ControlSize: UInt, Sendable {
    /// The usual size.
    case regular = 0
    case small = 1
    /// The smallest size.
    case mini = 2
    case large = 3
    /// The largest size, of macOS 26.
    case extraLarge = 4
  }
}

extension ControlSize {
  /// Creates the size that corresponds to AppKit's.
  public init(_ size: NSControl.ControlSize) {
    switch size {
    case .regular: self = .regular
    case .small: self = .small
    case .mini: self = .mini
    case .large: self = .large
    case .extraLarge: self = .extraLarge
    }
  }
}
