/// The names of UIKit, AppKit and Foundation that Linux has: types and functions that begin with `UI` or `NS`.
enum KitNames {
  private static let names = Set(table.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Returns whether a name looks like one of UIKit or AppKit, and neither Touchstone nor Foundation has it.
  static func lacks(_ name: String) -> Bool {
    (name.hasPrefix("UI") || name.hasPrefix("NS")) && name.dropFirst(2).first?.isUppercase == true
      && name.contains(where: \.isLowercase) && !name.contains("_") && name != "UIKit"
      && !names.contains(name)
  }

  /// Returns what to do about a name that is missing; `nil` if it is not.
  static func advice(for name: String) -> String? {
    guard lacks(name) else { return nil }
    let owner = name.hasPrefix("UI") ? "Touchstone's UIKit does not have it" : "Linux and Touchstone do not have it"
    return "\(owner): put it behind #if canImport(Darwin)"
  }
}
