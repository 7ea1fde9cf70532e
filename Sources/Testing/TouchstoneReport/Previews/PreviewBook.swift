/// The previews of a package with their pictures: what `previews.json` holds.
package struct PreviewBook: Codable, Hashable, Sendable {
  /// The ways in which previews are drawn.
  package static let variants = ["light", "dark", "accessibility3", "right-to-left", "landscape", "tablet"]

  /// A picture of a preview.
  package struct Picture: Codable, Hashable, Sendable {
    /// The way in which the preview is drawn: `light`, `dark`.
    package var variant: String
    /// The file, relative to the book.
    package var file: String
    /// In points.
    package var width: Double
    package var height: Double
    /// Whether it is the screen of a device.
    package var isScreen: Bool
    /// The background to show it on: a preview may be dark in every variant, and often has no background of its own.
    package var stage: PreviewStage

    package init(
      variant: String, file: String, width: Double, height: Double, isScreen: Bool, stage: PreviewStage
    ) {
      self.variant = variant
      self.file = file
      self.width = width
      self.height = height
      self.isScreen = isScreen
      self.stage = stage
    }
  }

  /// A preview.
  package struct Entry: Codable, Hashable, Sendable {
    package var module: String
    /// The name by which tests know it: `ProfileCard-Dark`.
    package var id: String
    /// The name in the source.
    package var name: String?
    /// The source, as the compiler was given it.
    package var source: String
    package var line: Int?
    package var pictures: [Picture] = []
    /// Problems with the pictures.
    package var remarks: [String] = []

    package init(module: String, id: String, name: String?, source: String, line: Int?) {
      self.module = module
      self.id = id
      self.name = name
      self.source = source
      self.line = line
    }
  }

  /// The name of the file in a book's folder.
  package static let fileName = "previews.json"

  package var entries: [Entry]

  package init(entries: [Entry]) {
    self.entries = entries
  }
}
