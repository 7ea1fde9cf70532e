public import TouchstoneRenderer

/// A format of a picture.
public enum PictureFormat: Hashable, Sendable {
  /// PNG, with a palette if the picture is opaque and has at most 256 colours; no pixel differs by it.
  case png
  /// JPEG, drawn on black; the quality is from 0 to 1.
  case jpeg(quality: Double = 0.9)
  /// SVG with text as text, whose fonts the viewer needs, or as outlines.
  case svg(text: SVGTextStyle = .text)

  /// The media type, for the header `Content-Type`.
  public var contentType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .svg: "image/svg+xml"
    }
  }

  /// Whether the picture becomes pixels.
  var isBitmap: Bool {
    switch self {
    case .png, .jpeg: true
    case .svg: false
    }
  }

  /// What identifies the format in a digest.
  var words: String {
    switch self {
    case .png: "png"
    case .jpeg(let quality): "jpeg \(quality)"
    case .svg(.text): "svg text"
    case .svg(.outlines): "svg outlines"
    }
  }
}
