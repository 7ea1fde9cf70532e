/// A view as it was drawn, with all that can be said of it: what a test bundle answers to a ``LookRequest``.
package struct LookAnswer: Codable, Hashable, Sendable {
  /// A preview that can be drawn.
  package struct Name: Codable, Hashable, Sendable {
    package var name: String
    package var module: String
    /// The path of the source, as the compiler was given it, and the line.
    package var file: String?
    package var line: Int?

    package init(name: String, module: String, file: String? = nil, line: Int? = nil) {
      self.name = name
      self.module = module
      self.file = file
      self.line = line
    }
  }

  /// A view of the tree. Views that only change another one of the same frame are joined with it.
  package struct SeenView: Codable, Hashable, Sendable {
    /// The number of the view, from 1, parents before their children.
    package var number: Int
    package var parent: Int?
    /// The names of the views that were joined, from the outside: `Greeting > HStack`.
    package var type: String
    /// The view's description of itself, such as a colour, unless that is its text.
    package var details: String?
    package var frame: PlacedFrame
    package var text: String?
    package var identifier: String?
    package var label: String?
    package var value: String?
    /// Accessibility traits and the like: `isSelected`, `disabled`.
    package var states: [String] = []
    /// The paints of what the view itself draws, in order, each once: `#007AFF`.
    package var colors: [String] = []

    package init(number: Int, parent: Int?, type: String, frame: PlacedFrame) {
      self.number = number
      self.parent = parent
      self.type = type
      self.frame = frame
    }
  }

  /// The picture as a golden has it, where that is not what a look shows.
  package struct Recorded: Codable, Hashable, Sendable {
    /// The name of the file in the request's folder.
    package var file: String
    /// Where the views begin in the picture, in points: below a title bar, in the case of a device.
    package var x, y: Double
    /// The views as the golden keeps them, without the background that a look adds.
    package var outline: String

    package init(file: String, x: Double, y: Double, outline: String) {
      (self.file, self.x, self.y) = (file, x, y)
      self.outline = outline
    }
  }

  /// x, y, width and height in points of the picture.
  package typealias PlacedFrame = [Double]

  package struct Finding: Codable, Hashable, Sendable {
    package var kind: String
    /// The number of the view; nil if it is in no view of the tree.
    package var view: Int?
    package var path: String
    package var frame: PlacedFrame
    package var measured: String
    package var limit: String
    package var fix: String

    package init(
      kind: String, view: Int?, path: String, frame: PlacedFrame, measured: String, limit: String, fix: String
    ) {
      self.kind = kind
      self.view = view
      self.path = path
      self.frame = frame
      self.measured = measured
      self.limit = limit
      self.fix = fix
    }
  }

  /// Something that could not be drawn as on Apple's platforms.
  package struct Gap: Codable, Hashable, Sendable {
    /// `symbol`, `image`, `color`, `glyph`, `font`, `unsupported`, …
    package var kind: String
    package var name: String
    package var message: String

    package init(kind: String, name: String, message: String) {
      self.kind = kind
      self.name = name
      self.message = message
    }
  }

  /// The view, the drawing steps and the colour at a point of the picture.
  package struct Point: Codable, Hashable, Sendable {
    /// A drawing step at the point.
    package struct Layer: Codable, Hashable, Sendable {
      package var view: Int?
      /// `fill`, `stroke`, `text`, `image` or `backdrop`.
      package var step: String
      /// A colour, a gradient, or the size of an image.
      package var paint: String
      /// The opacity of the groups around it.
      package var opacity: Double

      package init(view: Int?, step: String, paint: String, opacity: Double) {
        self.view = view
        self.step = step
        self.paint = paint
        self.opacity = opacity
      }
    }

    package var x, y: Double
    /// The colour of the pixel: `#RRGGBB`, and the opacity if it is not opaque.
    package var color: String
    /// The innermost view there.
    package var view: Int?
    /// The steps from the front to the first that hides what is behind it.
    package var layers: [Layer]

    package init(x: Double, y: Double, color: String, view: Int?, layers: [Layer]) {
      (self.x, self.y) = (x, y)
      self.color = color
      self.view = view
      self.layers = layers
    }
  }

  /// All previews, if the request has no name, or one that is unknown.
  package var names: [Name] = []
  /// The reason why there is no picture.
  package var problem: String?
  /// The reason why there is no picture, if the request is the cause: a condition without sense, a step that is not
  /// possible.
  package var badOption: String?
  package var name: Name?
  /// In points.
  package var width = 0.0
  package var height = 0.0
  package var scale = 0.0
  /// The conditions under which the view was drawn.
  package var conditions: [LookRequest.Condition: String] = [:]
  package var views: [SeenView] = []
  /// The views as a golden keeps them: see `ViewOutline.text`.
  package var outline: String?
  package var findings: [Finding] = []
  /// Whether audits have examined the view, so that no findings mean that there are none.
  package var isAudited = false
  package var gaps: [Gap] = []
  package var warnings: [String] = []
  package var point: Point?
  /// The names of the pictures in the request's folder: the plain one, and the one with numbered views.
  package var picture: String?
  package var numbered: String?
  package var recorded: Recorded?

  package init() {}
}
