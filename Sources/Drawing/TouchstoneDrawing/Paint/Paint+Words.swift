import Foundation

extension Paint {
  var words: String {
    switch self {
    case .color(let color): color.words
    case .linearGradient(let ramp, let start, let end):
      "linear \(start.words) to \(end.words) \(ramp.words)"
    case .radialGradient(let ramp, let center, let start, let end):
      "radial \(center.words) \(start.plain) to \(end.plain) \(ramp.words)"
    case .circularGradient(let ramp, let circles):
      "circles \(circles.startCenter.words) \(circles.startRadius.plain) to \(circles.endCenter.words)"
        + " \(circles.endRadius.plain)\(circles.extendsBefore ? " before" : "")\(circles.extendsAfter ? " after" : "")"
        + " \(ramp.words)"
    case .ellipticalGradient(let ramp, let bounds, let center, let start, let end):
      "elliptical \(bounds.words) centre \(center.x.plain) \(center.y.plain) \(start.plain) to \(end.plain) \(ramp.words)"
    case .angularGradient(let ramp, let center, let start, let end):
      "angular \(center.words) \(start.plain) to \(end.plain) rad \(ramp.words)"
    case .meshGradient(let mesh): mesh.words
    case .tiledImage(let tile):
      "tiles \(tile.image.width)×\(tile.image.height) px part \(tile.sourceRect.words) from \(tile.origin.words)"
        + " size \(tile.size.width.plain)×\(tile.size.height.plain)"
    }
  }
}

extension GradientRamp {
  fileprivate var words: String {
    "[\(stopWords)] \(interpolation)"
  }

  fileprivate var stopWords: String {
    stops.map { "\($0.location.plain) \($0.color.words)" }.joined(separator: ", ")
  }
}

extension ColorMesh {
  fileprivate var words: String {
    let corners = vertices.map { vertex in
      let controls = [vertex.leading, vertex.top, vertex.trailing, vertex.bottom].map(\.words).joined(separator: " ")
      return "\(vertex.position.words) (\(controls)) \(vertex.color.words)"
    }
    return "mesh \(columns)×\(rows) [\(corners.joined(separator: ", "))] on \(background.words)"
      + (isSmooth ? " smooth" : "") + " \(interpolation)"
  }
}

extension Paint {
  /// The paint without its place: `#0059CC`, `linear 0 #0059CC, 1 #FFFFFF`, `tiles 8×8 px`.
  package var placelessWords: String {
    switch self {
    case .color(let color): color.words
    case .linearGradient(let ramp, _, _): "linear \(ramp.stopWords)"
    case .radialGradient(let ramp, _, _, _): "radial \(ramp.stopWords)"
    case .circularGradient(let ramp, _): "circles \(ramp.stopWords)"
    case .ellipticalGradient(let ramp, _, _, _, _): "elliptical \(ramp.stopWords)"
    case .angularGradient(let ramp, _, _, _): "angular \(ramp.stopWords)"
    case .meshGradient(let mesh): "mesh \(mesh.vertices.map(\.color.words).joined(separator: ", "))"
    case .tiledImage(let tile): "tiles \(tile.image.width)×\(tile.image.height) px"
    }
  }
}

extension ResolvedColor {
  /// `#RRGGBB`, followed by the opacity in percent unless opaque; decimal numbers if a component is outside sRGB.
  fileprivate var words: String {
    let components = [red, green, blue]
    let name: String
    if components.allSatisfy({ (0...1).contains($0) }) {
      name =
        "#"
        + components.map { component in
          let byte = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
          return byte.count == 1 ? "0" + byte : byte
        }.joined()
    } else {
      name = "rgb(\(components.map { CGFloat($0).plain }.joined(separator: " ")))"
    }
    return opacity == 1 ? name : "\(name) \(CGFloat(opacity * 100).plain)%"
  }
}

extension Filter {
  /// What the filter does, with its lengths and colours: `blur 3`.
  package var words: String {
    switch self {
    case .blur(let radius, let opaque): "blur \(radius.plain)\(opaque ? " opaque" : "")"
    case .shadow(let shadow):
      "shadow \(shadow.color.words) \(shadow.radius.plain) by \(shadow.offset.width.plain) "
        + "\(shadow.offset.height.plain) \(shadow.placement)\(shadow.isInverted ? " inverted" : "")"
        + "\(shadow.blendMode == .normal ? "" : " \(shadow.blendMode)")"
    case .colorMatrix(let matrix): "matrix \(matrix.rows.map { CGFloat($0).plain }.joined(separator: " "))"
    case .linearLight(let filter): "linear \(filter.words)"
    case .alphaThreshold(let min, let max, let color):
      "threshold \(CGFloat(min).plain) \(CGFloat(max).plain) \(color.words)"
    }
  }
}

extension FillStyle {
  var words: String { (isEOFilled ? "even-odd" : "") + (isAntialiased ? "" : " aliased") }
}

extension StrokeStyle {
  /// The width, and what differs from a plain line: `width 2 round caps`.
  package var words: String {
    var words = ["width \(lineWidth.plain)"]
    if lineCap != .butt { words.append("\(lineCap) caps") }
    if lineJoin != .miter {
      words.append("\(lineJoin) joins")
    } else if miterLimit != 10 {
      words.append("miter \(miterLimit.plain)")
    }
    if !dash.isEmpty { words.append("dash \(dash.map(\.plain).joined(separator: " ")) from \(dashPhase.plain)") }
    return words.joined(separator: " ")
  }
}

extension CGRect {
  var words: String { "\(minX.plain) \(minY.plain) \(width.plain)×\(height.plain)" }
}

extension CGPoint {
  var words: String { "\(x.plain) \(y.plain)" }
}
