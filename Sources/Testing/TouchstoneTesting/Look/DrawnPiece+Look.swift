import Foundation
import TouchstoneAudits
import TouchstoneDrawing

extension DrawnPiece {
  /// What the step does and with which paint, in words; nil if it shows nothing.
  var look: (step: String, paint: String)? {
    guard opacity > 0 else { return nil }
    switch item {
    case .fill(_, let paint, _): return paint.words(opacity).map { ("fill", $0) }
    case .stroke(_, let paint, _, _): return paint.words(opacity).map { ("stroke", $0) }
    case .glyphs(_, let paint): return paint.words(opacity).map { ("text", $0) }
    case .image(let drawing):
      return ("image", "\(drawing.image.width)×\(drawing.image.height) px")
    case .backdrop: return ("backdrop", "filtered backdrop")
    case .group: return nil
    }
  }

  /// Whether nothing that was drawn before is seen where the step draws. Not known of gradients and images, so they are not.
  var isOpaque: Bool {
    guard opacity >= 1, masks.isEmpty, case .fill(_, .color(let color), _) = item else { return false }
    return color.opacity >= 1
  }

  /// Whether the step fills or strokes a path.
  var isShape: Bool {
    switch item {
    case .fill, .stroke, .backdrop: true
    case .image, .glyphs, .group: false
    }
  }

  /// Whether the step draws at a point of the picture.
  func touches(_ point: CGPoint) -> Bool {
    guard visible.contains(point), clips.allSatisfy({ $0.shows(point) }), masks.allSatisfy({ $0.shows(point) }) else {
      return false
    }
    let place = point.applying(transform.inverted())
    switch item {
    case .fill(let path, _, let style): return path.contains(place, eoFill: style.isEOFilled)
    case .stroke(let path, _, let style, _): return frame.contains(point) && path.strokedPath(style).contains(place)
    case .image: return frame.contains(point)
    case .glyphs: return frame.contains(point) && letters.contains { $0.left <= place.x && place.x <= $0.right }
    case .backdrop: return true
    case .group: return false
    }
  }
}

extension DrawnMask {
  /// Whether the mask leaves something at a point of the picture, however little.
  func shows(_ point: CGPoint) -> Bool { pieces.contains { $0.look != nil && $0.touches(point) } != isInverse }
}

extension Paint {
  /// The paint in words, with the opacity of the groups around it; nil if no one sees it.
  fileprivate func words(_ opacity: Double) -> String? {
    switch self {
    case .color(let color):
      let shown = color.multiplyingOpacity(by: opacity)
      return shown.opacity > 0 ? shown.hex : nil
    case .linearGradient(let ramp, _, _): return "linear gradient \(ramp.ends)"
    case .radialGradient(let ramp, _, _, _), .circularGradient(let ramp, _): return "radial gradient \(ramp.ends)"
    case .ellipticalGradient(let ramp, _, _, _, _): return "elliptical gradient \(ramp.ends)"
    case .angularGradient(let ramp, _, _, _): return "angular gradient \(ramp.ends)"
    case .meshGradient: return "mesh gradient"
    case .tiledImage: return "tiled image"
    }
  }
}

extension GradientRamp {
  fileprivate var ends: String {
    [stops.first, stops.last].compactMap { $0?.color.hex }.joined(separator: " to ")
  }
}

extension ResolvedColor {
  /// `#RRGGBB`, and the opacity in percent unless the colour is opaque. Components outside of sRGB are clamped.
  var hex: String {
    let bytes = [red, green, blue].map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    return bytes.hex + (opacity >= 1 ? "" : " \(Int((opacity * 100).rounded())) %")
  }
}

extension [UInt8] {
  /// The bytes as a colour: `#007AFF`.
  fileprivate var hex: String {
    "#" + map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

extension Bitmap {
  /// The colour of a pixel: `#RRGGBB`, and the opacity in percent unless it is opaque; nil outside of the bitmap.
  func hex(x: Int, y: Int) -> String? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let start = (y * width + x) * 4
    let alpha = Float(bytes[start + 3])
    guard alpha > 0 else { return "clear" }
    let parts = [2, 1, 0].map { Float(bytes[start + $0]) / alpha }
    return ResolvedColor(red: parts[0], green: parts[1], blue: parts[2], opacity: alpha / 255).hex
  }
}
