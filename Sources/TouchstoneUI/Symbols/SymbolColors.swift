import Foundation
import TouchstoneDrawing

/// The colours that a symbol has of its own, which multicolour rendering shows.
///
/// Apple lists them only in the SF Symbols app; ours are the system colours that come near.
struct SymbolColors: Hashable, Sendable {
  /// The colours of the levels; levels without one take the foreground.
  private let levels: [Color?]
  /// The colour of figures that are cut out of a filled shape.
  let figure: Color = .white

  init(_ levels: Color?...) {
    self.levels = levels
  }

  subscript(level: Int) -> Color? { levels.indices.contains(level) ? levels[level] : nil }

  /// The colours of a symbol by its name, with its variants.
  static func colors(of name: String) -> SymbolColors? {
    if let colors = table[name] { return colors }
    // The disc of a badge lies on the primary level.
    guard let range = name.range(of: ".badge.") else { return nil }
    return badges[String(name[range.upperBound...])].map { SymbolColors($0) }
  }

  private static let badges: [String: Color] = [
    "plus": .green, "checkmark": .green, "minus": .red, "xmark": .red, "exclamationmark": .yellow,
  ]

  private static let table: [String: SymbolColors] = [
    "sun.max": SymbolColors(.yellow), "sun.max.fill": SymbolColors(.yellow),
    "sun.max.circle.fill": SymbolColors(.white, .yellow),
    "sun.min": SymbolColors(.yellow), "sun.min.fill": SymbolColors(.yellow),
    "sun.haze": SymbolColors(nil, .yellow), "sun.haze.fill": SymbolColors(nil, .yellow),
    "sunrise": SymbolColors(nil, .yellow), "sunrise.fill": SymbolColors(nil, .yellow),
    "sunset": SymbolColors(nil, .yellow), "sunset.fill": SymbolColors(nil, .yellow),
    "cloud.fill": SymbolColors(.white),
    "cloud.sun.fill": SymbolColors(.white, .yellow), "cloud.sun": SymbolColors(nil, .yellow),
    "cloud.sun.rain.fill": SymbolColors(.white, .yellow),
    "cloud.moon.fill": SymbolColors(.white),
    "cloud.drizzle.fill": SymbolColors(.white, .cyan), "cloud.drizzle": SymbolColors(nil, .cyan),
    "cloud.rain.fill": SymbolColors(.white, .cyan), "cloud.rain": SymbolColors(nil, .cyan),
    "cloud.heavyrain.fill": SymbolColors(.white, .cyan), "cloud.heavyrain": SymbolColors(nil, .cyan),
    "cloud.snow.fill": SymbolColors(.white, .white), "cloud.fog.fill": SymbolColors(.white, .gray),
    "cloud.bolt.fill": SymbolColors(.white, .yellow), "cloud.bolt": SymbolColors(nil, .yellow),
    "cloud.bolt.rain.fill": SymbolColors(.white, .yellow, .cyan),
    "cloud.bolt.rain": SymbolColors(nil, .yellow, .cyan),
    "rainbow": SymbolColors(.red, .yellow, .blue),
    "snowflake": SymbolColors(.cyan), "drop.fill": SymbolColors(.cyan), "humidity.fill": SymbolColors(.cyan),
    "bolt.fill": SymbolColors(.yellow), "flame.fill": SymbolColors(.orange), "leaf.fill": SymbolColors(.green),
    "star.fill": SymbolColors(.yellow), "heart.fill": SymbolColors(.red), "lightbulb.fill": SymbolColors(.yellow),
    "folder": SymbolColors(.cyan), "folder.fill": SymbolColors(.cyan), "location.fill": SymbolColors(.blue),
    "trash": SymbolColors(.red), "trash.fill": SymbolColors(.red),
    "phone.fill": SymbolColors(.green), "video.fill": SymbolColors(.green), "message.fill": SymbolColors(.green),
    "bell.badge": SymbolColors(.red), "bell.badge.fill": SymbolColors(.red),
    "envelope.badge": SymbolColors(.red), "envelope.badge.fill": SymbolColors(.red),
    "plus.circle.fill": SymbolColors(.white, .green), "minus.circle.fill": SymbolColors(.white, .red),
    "checkmark.circle.fill": SymbolColors(.white, .green), "xmark.octagon.fill": SymbolColors(.white, .red),
    "exclamationmark.triangle.fill": SymbolColors(.white, .yellow),
    "exclamationmark.octagon.fill": SymbolColors(.white, .red),
    "exclamationmark.circle.fill": SymbolColors(.white, .red),
    "checkmark.seal.fill": SymbolColors(.white, .blue), "checkmark.shield.fill": SymbolColors(.white, .green),
  ]
}
