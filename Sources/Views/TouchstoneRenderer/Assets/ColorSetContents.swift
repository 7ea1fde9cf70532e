import Foundation
import TouchstoneUI

/// The contents of a colour set's `Contents.json`.
///
/// - Source: Apple, "Asset Catalog Format Reference", color set type.
struct ColorSetContents: Decodable {
  struct Entry: Decodable {
    var color: Definition?
    var appearances: [Appearance]?
    var idiom: String?
  }

  struct Appearance: Decodable {
    var value: String
  }

  struct Definition: Decodable {
    var colorSpace: String?
    var components: [String: String]?
    /// The name of a system colour, instead of components.
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components
      case reference
    }
  }

  var colors: [Entry]

  /// The colours for all devices, or `nil` if there are none.
  var colorSet: ColorSet? {
    func color(_ appearances: [String]) -> Color? {
      let fitting = colors.filter { ($0.appearances ?? []).map(\.value) == appearances }
      return (fitting.first { $0.idiom == "universal" } ?? fitting.first)?.color?.color
    }
    guard let light = color([]) ?? color(["light"]) else { return nil }
    return ColorSet(light: light, dark: color(["dark"]))
  }
}

extension ColorSetContents.Definition {
  fileprivate var color: Color? {
    if let reference { return Self.systemColor(reference) }
    guard let components else { return nil }
    func component(_ name: String) -> Double? { components[name].flatMap(Self.number) }
    guard let opacity = components["alpha"].flatMap(Self.opacity) else { return nil }
    let space: Color.RGBColorSpace =
      switch colorSpace {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    if let white = component("white") { return Color(space, white: white, opacity: opacity) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue") else { return nil }
    return Color(space, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Returns the value of a component in the notations of catalogues: `0.502`, `128` or `0x80`.
  private static func number(_ text: String) -> Double? {
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") ? value : value / 255
  }

  /// Returns an opacity, which is a fraction: `1` is opaque, as `1.000` is. Only notations from 0 to 255 are divided.
  private static func opacity(_ text: String) -> Double? {
    if let value = Double(text), (0...1).contains(value) { return value }
    return number(text)
  }

  /// Returns a system colour by its UIKit or AppKit name, such as `systemRedColor`.
  private static func systemColor(_ name: String) -> Color? {
    if name == "labelColor" { return .primary }
    if name == "secondaryLabelColor" { return .secondary }
    let known: [String: Color] = [
      "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal,
      "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown,
      "gray": .gray,
    ]
    guard name.hasPrefix("system"), name.hasSuffix("Color") else { return nil }
    return known[name.dropFirst(6).dropLast(5).lowercased()]
  }
}
