import Foundation
import TouchstoneUI

/// Descriptors by their attributes.
///
/// - Source: UIKit, `UIFontDescriptor`; AppKit, `NSFontDescriptor`.
extension UIFontDescriptor {
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, by their keys.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The features of the font, by their keys.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The fonts for characters that the font lacks. Has no effect.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The name of the style in the family. Has no effect.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The text style. Has no effect.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The key of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The weight, a `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, from −1 to 1.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant. A slant above 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// The symbolic traits, as a number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// The key of a feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type, such as `kNumberSpacingType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The selector, such as `kMonospacedNumbersSelector`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The type, by its older name.
    public static let featureIdentifier = type
    /// The selector, by its older name.
    public static let typeIdentifier = selector
  }

  /// Creates a descriptor from attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let name = (attributes[.name] ?? attributes[.family]) as? String
    let size = number(attributes[.size]) ?? 12
    let plain: Font = name.map { .custom($0, fixedSize: size) } ?? .system(size: size)
    let descriptor = UIFontDescriptor(font: plain, pointSize: size).addingAttributes(attributes)
    self.init(font: descriptor.font, pointSize: descriptor.pointSize)
  }

  /// Returns the descriptor with further attributes: the family or name, the size, the traits, and of the features
  /// monospaced digits and small capitals.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var result = self
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      result = UIFontDescriptor(font: .custom(name, fixedSize: pointSize), pointSize: pointSize)
    }
    if let size = number(attributes[.size]), size > 0 { result = result.withSize(size) }
    var font = result.font
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    if let weight = (traits[.weight] as? UIFont.Weight) ?? number(traits[.weight]).map({ UIFont.Weight($0) }) {
      font = font.weight(weight.swiftUI)
    }
    if let width = number(traits[.width]) { font = font.width(Font.Width(width)) }
    if let slant = number(traits[.slant]), slant > 0 { font = font.italic() }
    result = UIFontDescriptor(font: font, pointSize: result.pointSize)
    if let symbolic = number(traits[.symbolic]) {
      result = result.withSymbolicTraits(SymbolicTraits(rawValue: UInt32(symbolic))) ?? result
    }
    font = result.font
    for feature in attributes[.featureSettings] as? [[FeatureKey: Int]] ?? [] {
      switch (feature[.type], feature[.selector]) {
      case (kNumberSpacingType, kMonospacedNumbersSelector): font = font.monospacedDigit()
      case (kLowerCaseType, kLowerCaseSmallCapsSelector): font = font.lowercaseSmallCaps()
      case (kUpperCaseType, kUpperCaseSmallCapsSelector): font = font.uppercaseSmallCaps()
      default: break
      }
    }
    return UIFontDescriptor(font: font, pointSize: result.pointSize)
  }
}

/// Returns what `as? NSNumber` finds on Apple's systems, where Swift's numbers are objects.
private func number(_ value: Any?) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Float: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as UInt32: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  default: nil
  }
}

// Types and selectors of features of fonts.
//
// - Source: Core Text, `SFNTLayoutTypes.h`.

/// Small capitals for lowercase letters are a feature of this type.
public let kLowerCaseType = 37
/// Small capitals for lowercase letters.
public let kLowerCaseSmallCapsSelector = 1
/// Small capitals for uppercase letters are a feature of this type.
public let kUpperCaseType = 38
/// Small capitals for uppercase letters.
public let kUpperCaseSmallCapsSelector = 1
/// The spacing of digits.
public let kNumberSpacingType = 6
/// Digits of the same width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// The height of digits. Has no effect.
public let kNumberCaseType = 21
/// Digits that reach below the baseline. Has no effect.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capitals. Has no effect.
public let kUpperCaseNumbersSelector = 1
/// Other shapes of letters. Has no effect.
public let kStylisticAlternativesType = 35
