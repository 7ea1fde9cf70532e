import TouchstoneDrawing

/// The colours of multicolor rendering.
///
/// Apple does not publish a list; these follow the appearance of the symbols in Apple's apps. All other symbols use the
/// foreground style, as on Apple's systems.
enum SymbolColors {
  /// The names of symbols with colours.
  static var names: Dictionary<String, [SymbolColor?]>.Keys { byName.keys }

  /// Returns the colours of a symbol's levels, starting with the primary one; the last one applies to further levels.
  static func colors(of name: String, isFilled: Bool) -> [SymbolColor?]? {
    (isFilled ? byName[name + ".fill"] : nil) ?? byName[name]
  }

  /// Returns the colour of an enclosure around a figure; the figure in a filled enclosure is white.
  static func color(ofEnclosure enclosure: SymbolEnclosure, around name: String) -> SymbolColor? {
    switch (enclosure, name) {
    case (.triangle, "exclamationmark"): .yellow
    case (.seal, "checkmark"): .blue
    default: signs[name] ?? colors(of: name, isFilled: true)?.first ?? nil
    }
  }

  /// Returns the colour of a badge.
  static func color(ofBadge badge: String) -> SymbolColor? { badge == "exclamationmark" ? .yellow : signs[badge] }

  /// The colours of enclosures and badges, by their sign.
  private static let signs: [String: SymbolColor] = [
    "plus": .green, "checkmark": .green, "minus": .red, "xmark": .red, "exclamationmark": .red, "info": .blue,
    "phone": .green, "phone.down": .red, "location": .blue,
  ]

  private static let byName: [String: [SymbolColor?]] = [
    // Weather: filled clouds are white, and their outlines use the foreground style.
    "sun.max": [.yellow], "sun.min": [.yellow], "sun.haze": [nil, .yellow], "sunrise": [nil, .yellow],
    "sunset": [nil, .yellow], "moon": [moonlight], "moon.stars": [moonlight], "moon.zzz": [moonlight],
    "sparkles": [.yellow], "cloud.fill": [.white], "cloud.sun": [nil, .yellow], "cloud.sun.fill": [.white, .yellow],
    "cloud.moon": [nil, moonlight], "cloud.moon.fill": [.white, moonlight], "cloud.sun.rain": [nil, .yellow, .cyan],
    "cloud.sun.rain.fill": [.white, .yellow, .cyan], "cloud.drizzle": [nil, .cyan],
    "cloud.drizzle.fill": [.white, .cyan], "cloud.rain": [nil, .cyan], "cloud.rain.fill": [.white, .cyan],
    "cloud.heavyrain": [nil, .cyan], "cloud.heavyrain.fill": [.white, .cyan], "cloud.snow.fill": [.white],
    "cloud.bolt": [nil, .yellow], "cloud.bolt.fill": [.white, .yellow],
    "cloud.bolt.rain": [nil, .yellow, .cyan], "cloud.bolt.rain.fill": [.white, .yellow, .cyan],
    "cloud.fog.fill": [.white, .gray], "snowflake": [.cyan], "umbrella": [.blue], "rainbow": [.red, .yellow, .blue],
    "humidity": [.cyan], "water.waves": [.cyan],
    // Nature.
    "flame": [.orange], "leaf": [.green], "drop": [.cyan], "tree": [.green], "bolt": [.yellow], "ladybug": [.red],
    "ant": [.brown], "carrot": [.orange], "tortoise": [.green], "fish": [.cyan], "bird": [.blue],
    "globe.americas": [.blue], "globe.europe.africa": [.blue], "mountain.2": [.brown],
    // Objects with a typical colour.
    "heart": [.red], "star": [.yellow], "crown": [.yellow], "trophy": [.yellow], "medal": [.yellow], "flag": [.orange],
    "gift": [.red], "lightbulb": [.yellow], "folder": [.cyan], "trash": [.red], "cross": [.red], "pills": [.orange],
    "bandage": [.orange], "bookmark": [.red], "paperplane": [.blue], "tag": [.orange], "pencil": [.orange],
    "calendar": [.red], "graduationcap": [.brown], "balloon": [.red], "map": [.green], "banknote": [.green],
    "creditcard": [.blue], "cart": [.blue], "phone": [.green], "message": [.green], "video": [.green],
    "envelope": [.blue], "location": [.blue], "safari": [.blue], "mappin": [.red],
    // Badges, charge and signals: the badge is the primary level.
    "bell.badge": [.red, nil], "envelope.badge": [.red, nil], "battery.100": [.green, nil],
    "battery.100percent": [.green, nil], "battery.75": [.green, nil], "battery.75percent": [.green, nil],
    "battery.50": [.green, nil], "battery.50percent": [.green, nil], "battery.25": [.red, nil],
    "battery.25percent": [.red, nil], "battery.100.bolt": [.green, nil], "wifi.exclamationmark": [.yellow, nil],
  ]

  private static let moonlight = SymbolColor.fixed(ResolvedColor(red: 0.78, green: 0.8, blue: 0.88))
}
