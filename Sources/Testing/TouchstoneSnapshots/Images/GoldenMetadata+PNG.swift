package import Foundation
import TouchstoneImageIO

/// A golden's metadata as texts of a PNG file.
///
/// | Keyword | Text |
/// |---|---|
/// | `Software` | `Touchstone 0.1.0` |
/// | `touchstone:scale` | `2` |
/// | `touchstone:strategy` | `image` |
/// | `touchstone:with Inter-Regular.ttf` | the file's SHA-256, and its version |
/// | `touchstone:with cairo` | the library's version |
/// | `touchstone:views` | see ``ViewOutline/text`` |
/// | `touchstone:steps` | see ``StepText``; left out if it is long beside the picture |
/// | `touchstone:match` | `ignoringColors` and the SHA-256 of what counts: see ``MatchLevel`` |
/// | `touchstone:masks` | an array of ``MaskedPlace`` as JSON |
extension GoldenMetadata {
  private static let software = "Touchstone "
  private static let scale = "touchstone:scale"
  private static let strategy = "touchstone:strategy"
  private static let ingredient = "touchstone:with "
  private static let views = "touchstone:views"
  private static let steps = "touchstone:steps"
  private static let match = "touchstone:match"
  private static let masks = "touchstone:masks"

  /// The texts by keyword.
  package var texts: [String: String] {
    var texts: [String: String] = [:]
    texts["Software"] = tool.map { Self.software + $0 }
    texts[Self.scale] = scale.map { $0 == $0.rounded() && abs($0) < 1e6 ? "\(Int($0))" : "\($0)" }
    texts[Self.strategy] = strategy
    for (name, value) in ingredients { texts[Self.keyword(name)] = value.text }
    texts[Self.views] = outline?.text()
    if let outline, let views = texts[Self.views] { texts[Self.steps] = outline.stepText(besides: views) }
    texts[Self.match] = match
    if !masks.isEmpty { texts[Self.masks] = Self.text(masks) }
    return texts
  }

  /// Returns a file with the texts. What the views draw, and then the views, are left out if they would take more than a
  /// tenth of the file, and more than a small file spares.
  func file(_ encode: ([String: String]) throws -> Data) rethrows -> Data {
    var texts = texts
    for left in [Self.steps, Self.views] {
      let data = try encode(texts)
      let length = [Self.steps, Self.views].compactMap { texts[$0] }.reduce(0) { $0 + PNGImage.storedLength(of: $1) }
      let isShort = texts[Self.steps].map { PNGImage.storedLength(of: $0) <= Self.stepLimit } ?? true
      if isShort, length <= max(Self.sparedBytes, (data.count - length) / 10) { return data }
      // Masked views are looked up among the others.
      if left == Self.steps || masks.isEmpty { texts[left] = nil }
    }
    return try encode(texts)
  }

  /// The bytes that a small picture has for its views and their steps: a tenth of it would be too little for any.
  private static let sparedBytes = 2048
  /// The most bytes of a file that what the views draw may take, compressed.
  private static let stepLimit = 8192

  /// The pixels per point that are believed of a file.
  private static let scales = 0.001...1000

  /// Reads texts; `nil` if Touchstone did not write the file.
  package init?(texts: [String: String]) {
    guard let software = texts["Software"], software.hasPrefix(Self.software) else { return nil }
    self.init(
      tool: String(software.dropFirst(Self.software.count)),
      scale: texts[Self.scale].flatMap { Double($0) }.flatMap { Self.scales.contains($0) ? $0 : nil },
      strategy: texts[Self.strategy],
      masks: texts[Self.masks].flatMap { try? JSONDecoder().decode([MaskedPlace].self, from: Data($0.utf8)) } ?? [])
    ingredients = Self.ingredients(texts)
    match = texts[Self.match]
    if let views = texts[Self.views] { note(views: views, steps: texts[Self.steps]) }
  }

  /// Returns the reason why tests take a PNG file for damaged, or its metadata for false; nil if they don't. The pixels
  /// are not decoded.
  ///
  /// - Parameter size: The size in its header, in pixels.
  package static func fault(ofPNG data: Data, size: (width: Int, height: Int)) -> String? {
    do {
      try PNGImage.requireIntact(data)
      let texts = try PNGImage.metadata(of: data)
      if let scale = texts[Self.scale].flatMap({ Double($0) }), !(scale > 0 && scale.isFinite) {
        return "It stores the scale \(scale)."
      }
      // The views, which take longer to read, are only needed for the masks.
      guard texts[Self.masks] != nil, let metadata = GoldenMetadata(texts: texts) else { return nil }
      return metadata.maskFault(in: PictureSize(width: size.width, height: size.height, scale: metadata.scale ?? 1))
    } catch {
      return "\(error)"
    }
  }

  private static func ingredients(_ texts: [String: String]) -> [String: GoldenIngredient] {
    var ingredients: [String: GoldenIngredient] = [:]
    for (keyword, text) in texts where keyword.hasPrefix(ingredient) {
      ingredients[String(keyword.dropFirst(ingredient.count))] = GoldenIngredient(text: text)
    }
    return ingredients
  }

  /// Reads what a PNG file was made with; `nil` if it is not one, or Touchstone did not write it. The other texts, which
  /// take longer, are not read.
  package static func ingredients(png data: Data) -> [String: GoldenIngredient]? {
    guard let texts = try? PNGImage.metadata(of: data), texts["Software"]?.hasPrefix(software) == true else {
      return nil
    }
    return ingredients(texts)
  }

  /// Returns whether a PNG file says less of how it was drawn than the golden that it replaces: it would be compared more
  /// leniently.
  package static func isLost(from golden: Data, to new: Data) -> Bool {
    guard let old = ingredients(png: golden) else { return false }
    guard let new = ingredients(png: new) else { return true }
    return GoldenMetadata(ingredients: old).namesLibraries && !GoldenMetadata(ingredients: new).namesLibraries
  }

  private static func text(_ masks: [MaskedPlace]) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(masks)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads the texts of a PNG file; `nil` if it is not one, or Touchstone did not write it.
  package init?(png data: Data) {
    guard let texts = try? PNGImage.metadata(of: data) else { return nil }
    self.init(texts: texts)
  }

  /// Returns a valid keyword: at most 79 printable ASCII characters without consecutive spaces.
  private static func keyword(_ name: String) -> String {
    let plain = name.unicodeScalars.map { (0x21...0x7E).contains($0.value) ? Character($0) : "_" }
    return ingredient + String(plain.prefix(79 - ingredient.count))
  }
}
