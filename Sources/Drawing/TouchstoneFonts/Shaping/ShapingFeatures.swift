internal import CHarfBuzz
internal import Foundation
internal import TouchstoneText

/// The OpenType features that a style enables or disables.
enum ShapingFeatures {
  /// Returns the features of a style for a whole text.
  ///
  /// - Parameter isSystem: Whether Inter is used as the system font. Its contextual alternates turn "->" into an arrow
  ///   and the "x" in "3x4" into a multiplication sign, which Apple's font does not.
  static func features(of style: StyledText.Style, isSystem: Bool) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    func set(_ tag: String, _ value: UInt32) {
      let tag = hb_tag_from_string(tag, Int32(tag.utf8.count))
      features.append(hb_feature_t(tag: tag, value: value, start: 0, end: .max))
    }
    if isSystem { set("calt", 0) }
    if style.font.hasMonospacedDigits { set("tnum", 1) }
    if style.font.hasLowercaseSmallCaps { set("smcp", 1) }
    if style.font.hasUppercaseSmallCaps { set("c2sc", 1) }
    if style.kerning == 0 { set("kern", 0) }
    if style.tracking != 0 {
      set("liga", 0)
      set("clig", 0)
    }
    return features
  }
}
