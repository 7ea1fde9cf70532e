/// The contents of an image set's `Contents.json`.
///
/// - Source: Apple, "Asset Catalog Format Reference", image set type.
struct ImageSetContents: Decodable {
  struct Entry: Decodable {
    var filename: String?
    var scale: String?
    var appearances: [Appearance]?
  }

  struct Appearance: Decodable {
    var value: String
  }

  struct Properties: Decodable {
    var intent: String?

    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
    }
  }

  var images: [Entry]
  var properties: Properties?

  /// Whether the images are templates, of which only the opacity counts.
  var isTemplate: Bool { properties?.intent == "template" }

  /// Returns the file for a `dark` or `light` appearance, or for any appearance if `nil`, at the first of the scales
  /// for which there is one.
  func file(for surroundings: String?, scales: [Int]) -> (name: String, scale: Int)? {
    for scale in scales {
      let entry = images.first {
        ($0.scale ?? "1x") == "\(scale)x" && $0.filename != nil
          && ($0.appearances ?? []).map(\.value) == (surroundings.map { [$0] } ?? [])
      }
      if let name = entry?.filename { return (name, scale) }
    }
    return nil
  }
}
