public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A view of text that can be edited. Use `TextEditor` to have one in pictures.
///
/// - Source: AppKit, `NSText` and `NSTextView`.
open class NSTextView: NSView {
  open var string = ""
  open var font: NSFont?
  open var textColor: NSColor?
  open var backgroundColor: NSColor = .textBackgroundColor
  /// Whether the background is drawn.
  open var drawsBackground = true
  /// The colour of the cursor.
  open var insertionPointColor: NSColor = .textColor
  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// Whether parts of the text have attributes of their own.
  open var isRichText = true
  /// Whether editing can be undone.
  open var allowsUndo = false
  open var alignment = NSTextAlignment.natural
  /// The distances of the text from the sides, in points.
  open var textContainerInset = NSSize.zero
  /// The place of the text.
  open var textContainer: NSTextContainer? = NSTextContainer()
  /// Whether the height follows that of the text.
  open var isVerticallyResizable = true
  /// Whether the width follows that of the text.
  open var isHorizontallyResizable = false
  /// The smallest size, in points.
  open var minSize = NSSize.zero
  /// The greatest size, in points.
  open var maxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether quotation marks are replaced while someone types.
  open var isAutomaticQuoteSubstitutionEnabled = true
  /// Whether hyphens are replaced while someone types.
  open var isAutomaticDashSubstitutionEnabled = true
  /// Whether words are replaced while someone types.
  open var isAutomaticTextReplacementEnabled = true
  /// Whether words are corrected while someone types.
  open var isAutomaticSpellingCorrectionEnabled = true
  /// Whether addresses become links while someone types.
  open var isAutomaticLinkDetectionEnabled = false
  /// Whether words are checked while someone types.
  open var isContinuousSpellCheckingEnabled = false
  open var isGrammarCheckingEnabled = false
  /// Whether finding begins while someone types what to find.
  open var isIncrementalSearchingEnabled = false
  /// Whether the find bar is used.
  open var usesFindBar = false
  open weak var delegate: (any NSTextViewDelegate)?
  private var selection = NSRange(location: 0, length: 0)

  /// Creates a view of text.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Creates a view of text in a place.
  public convenience init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
    self.init(frame: frameRect)
    textContainer = container
  }

  /// Returns `nil`: archives of Interface Builder can't be read.
  public required init?(coder: NSCoder) { nil }

  /// Returns the selected range: that of the last `setSelectedRange(_:)`.
  open func selectedRange() -> NSRange { selection }
  /// Sets the selected range.
  open func setSelectedRange(_ charRange: NSRange) { selection = charRange }
  /// Where the text begins, in points.
  open var textContainerOrigin: NSPoint { NSPoint(x: textContainerInset.width, y: textContainerInset.height) }
  /// Replaces a range of the text and moves the cursor behind the new text.
  ///
  /// - Parameters:
  ///   - string: A string, also one with attributes, which are not kept.
  ///   - replacementRange: The range; the selection if its location is `NSNotFound`.
  open func insertText(_ string: Any, replacementRange: NSRange) {
    let text = (string as? NSAttributedString)?.string ?? "\(string)"
    let wanted = replacementRange.location == NSNotFound ? selection : replacementRange
    let whole = NSRange(location: 0, length: self.string.utf16.count)
    let range = NSIntersectionRange(wanted, whole)
    let start = range.length > 0 ? range.location : min(wanted.location, whole.length)
    let place = NSRange(location: start, length: range.length)
    self.string = NSString(string: self.string).replacingCharacters(in: place, with: text)
    selection = NSRange(location: start + text.utf16.count, length: 0)
  }
  /// Replaces the selection.
  open func insertText(_ insertString: Any) {
    insertText(insertString, replacementRange: NSRange(location: NSNotFound, length: 0))
  }
  /// Shows where a range is that was found. Has no effect.
  open func showFindIndicator(for charRange: NSRange) {}
  /// Scrolls to a range. Has no effect.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Tells that the text has been changed. Has no effect.
  open func didChangeText() {}

  /// Returns a scroll view with a view of text.
  public class func scrollableTextView() -> NSScrollView {
    let scroll = NSScrollView(frame: .zero)
    scroll.hasVerticalScroller = true
    scroll.documentView = NSTextView(frame: .zero)
    return scroll
  }
}

/// What a view of text tells. Nothing of it is called: no one edits in a picture.
///
/// - Source: AppKit, `NSTextViewDelegate`, whose methods are optional.
@MainActor @preconcurrency
public protocol NSTextViewDelegate: AnyObject {
  /// Called when editing has begun.
  func textDidBeginEditing(_ notification: Notification)
  /// Called when the text has changed.
  func textDidChange(_ notification: Notification)
  /// Called when editing has ended.
  func textDidEndEditing(_ notification: Notification)
  /// Called when the selection has changed.
  func textViewDidChangeSelection(_ notification: Notification)
  /// Called before text is replaced.
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool
}

extension NSTextViewDelegate {
  /// Called when editing has begun.
  public func textDidBeginEditing(_ notification: Notification) {}
  /// Called when the text has changed.
  public func textDidChange(_ notification: Notification) {}
  /// Called when editing has ended.
  public func textDidEndEditing(_ notification: Notification) {}
  /// Called when the selection has changed.
  public func textViewDidChangeSelection(_ notification: Notification) {}
  /// Called before text is replaced.
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool { true }
}
