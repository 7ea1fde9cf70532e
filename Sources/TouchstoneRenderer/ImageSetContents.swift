/// What `Contents.json` of an image set says.
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

  /// Whether only the opacity of the pictures counts.
  var isTemplate: Bool { properties?.intent == "template" }

  /// The file for surroundings that are `dark` or `light`, or for all where there is no such value, of the first of some
  /// scales for which there is one.
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
