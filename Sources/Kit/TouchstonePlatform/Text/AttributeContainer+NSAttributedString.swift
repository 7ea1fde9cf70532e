public import Foundation
import TouchstoneUI

// Foundation has the conversions between the two kinds of attributed strings on Apple's platforms only.

extension AttributedString {
  /// Creates a string from an `NSAttributedString`, with the attributes that UIKit, AppKit and SwiftUI know.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
      let text = nsStr.attributedSubstring(from: range).string
      append(AttributedString(text, attributes: AttributeContainer(attributes)))
    }
  }

  /// Creates a string from an `NSAttributedString`, with the attributes that UIKit, AppKit and SwiftUI know.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(nsStr) }
}

extension NSAttributedString {
  /// Creates a string from an `AttributedString`. Attributes of UIKit and AppKit take precedence over SwiftUI's.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let piece = String(attrStr[run.range].characters)
      text.append(NSAttributedString(string: piece, attributes: run.attributes.nsAttributes))
    }
    self.init(attributedString: text)
  }

  /// Creates a string from an `AttributedString`. Attributes of UIKit and AppKit take precedence over SwiftUI's.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(attrStr) }
}

extension AttributeContainer {
  /// Creates the attributes of an `NSAttributedString`; unknown ones, and values of other types, are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    setLetters(dictionary)
    setLines(dictionary)
    if let style = dictionary[.paragraphStyle] as? NSParagraphStyle { self.uiKit.paragraphStyle = style }
    if let shadow = dictionary[.shadow] as? NSShadow { self.uiKit.shadow = shadow }
    if let attachment = dictionary[.attachment] as? NSTextAttachment { self.uiKit.attachment = attachment }
    if let color = UIColor(attribute: dictionary[.strokeColor]) { self.uiKit.strokeColor = color }
    if let width = CGFloat(attribute: dictionary[.strokeWidth]) { self.uiKit.strokeWidth = width }
    if let slant = CGFloat(attribute: dictionary[.obliqueness]) { self.uiKit.obliqueness = slant }
    if let stretch = CGFloat(attribute: dictionary[.expansion]) { self.uiKit.expansion = stretch }
    if let ligature = CGFloat(attribute: dictionary[.ligature]) { self.uiKit.ligature = Int(ligature) }
    switch dictionary[.link] {
    case let url as URL: self.foundation.link = url
    case let text as String: self.foundation.link = URL(string: text)
    default: break
    }
  }

  private mutating func setLetters(_ dictionary: [NSAttributedString.Key: Any]) {
    if let font = dictionary[.font] as? UIFont {
      self.uiKit.font = font
      self.swiftUI.font = Font(font)
    }
    if let color = UIColor(attribute: dictionary[.foregroundColor]) {
      self.uiKit.foregroundColor = color
      self.appKit.foregroundColor = NSColor(color.color)
      self.swiftUI.foregroundColor = color.color
    }
    if let color = UIColor(attribute: dictionary[.backgroundColor]) {
      self.uiKit.backgroundColor = color
      self.appKit.backgroundColor = NSColor(color.color)
      self.swiftUI.backgroundColor = color.color
    }
    if let kern = CGFloat(attribute: dictionary[.kern]) {
      self.uiKit.kern = kern
      self.swiftUI.kern = kern
    }
    if let tracking = CGFloat(attribute: dictionary[.tracking]) {
      self.uiKit.tracking = tracking
      self.swiftUI.tracking = tracking
    }
    if let offset = CGFloat(attribute: dictionary[.baselineOffset]) {
      self.uiKit.baselineOffset = offset
      self.swiftUI.baselineOffset = offset
    }
  }

  private mutating func setLines(_ dictionary: [NSAttributedString.Key: Any]) {
    if let style = NSUnderlineStyle(attribute: dictionary[.underlineStyle]) {
      let color = UIColor(attribute: dictionary[.underlineColor])
      self.uiKit.underlineStyle = style
      self.uiKit.underlineColor = color
      self.swiftUI.underlineStyle = style.pattern.map { Text.LineStyle(pattern: $0, color: color?.color) }
    }
    if let style = NSUnderlineStyle(attribute: dictionary[.strikethroughStyle]) {
      let color = UIColor(attribute: dictionary[.strikethroughColor])
      self.uiKit.strikethroughStyle = style
      self.uiKit.strikethroughColor = color
      self.swiftUI.strikethroughStyle = style.pattern.map { Text.LineStyle(pattern: $0, color: color?.color) }
    }
  }

  /// The attributes under the names of `NSAttributedString`.
  fileprivate var nsAttributes: [NSAttributedString.Key: Any] {
    let (underline, strike) = (self.swiftUI.underlineStyle, self.swiftUI.strikethroughStyle)
    let values: [NSAttributedString.Key: Any?] = [
      .font: self.uiKit.font ?? self.swiftUI.font.map { UIFont(font: $0) },
      .foregroundColor: self.uiKit.foregroundColor ?? self.swiftUI.foregroundColor.map { UIColor($0) },
      .backgroundColor: self.uiKit.backgroundColor ?? self.swiftUI.backgroundColor.map { UIColor($0) },
      .kern: self.uiKit.kern ?? self.swiftUI.kern,
      .tracking: self.uiKit.tracking ?? self.swiftUI.tracking,
      .baselineOffset: self.uiKit.baselineOffset ?? self.swiftUI.baselineOffset,
      .underlineStyle: (self.uiKit.underlineStyle ?? underline.map { NSUnderlineStyle($0.pattern) })?.rawValue,
      .underlineColor: self.uiKit.underlineColor ?? underline?.color.map { UIColor($0) },
      .strikethroughStyle: (self.uiKit.strikethroughStyle ?? strike.map { NSUnderlineStyle($0.pattern) })?.rawValue,
      .strikethroughColor: self.uiKit.strikethroughColor ?? strike?.color.map { UIColor($0) },
      .paragraphStyle: self.uiKit.paragraphStyle, .shadow: self.uiKit.shadow, .attachment: self.uiKit.attachment,
      .strokeColor: self.uiKit.strokeColor, .strokeWidth: self.uiKit.strokeWidth, .obliqueness: self.uiKit.obliqueness,
      .expansion: self.uiKit.expansion, .ligature: self.uiKit.ligature, .link: self.foundation.link,
    ]
    return values.compactMapValues { $0 }
  }
}

extension UIColor {
  /// The colour that an attribute has as its value.
  convenience init?(attribute: Any?) {
    switch attribute {
    case let color as UIColor: self.init(color.color)
    case let color as NSColor: self.init(Color(nsColor: color))
    default: return nil
    }
  }
}

extension NSUnderlineStyle {
  fileprivate init?(attribute: Any?) {
    if let style = attribute as? NSUnderlineStyle {
      self = style
    } else if let number = CGFloat(attribute: attribute) {
      self.init(rawValue: Int(number))
    } else {
      return nil
    }
  }
}

extension CGFloat {
  /// A number of any type, as dictionaries have them.
  fileprivate init?(attribute: Any?) {
    switch attribute {
    case let number as CGFloat: self = number
    case let number as Double: self = CGFloat(number)
    case let number as Float: self = CGFloat(number)
    case let number as Int: self = CGFloat(number)
    case let number as NSNumber: self = CGFloat(number.doubleValue)
    default: return nil
    }
    if !isFinite { return nil }
  }
}
