import Foundation
import TouchstoneDrawing

extension CGFloat {
  /// The number rounded to 1/100 000, with as few digits as possible; 0 if it is not finite.
  var svg: String {
    let rounded = (Double(self) * 1e5).rounded() / 1e5
    guard rounded.isFinite, rounded != 0 else { return "0" }
    let text = "\(rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Float {
  var svg: String { CGFloat(self).svg }
}

extension CGPoint {
  var svg: String { "\(x.svg) \(y.svg)" }
}

extension CGRect {
  /// The position and size attributes of a rectangle.
  var svgAttributes: String {
    "x=\"\(minX.svg)\" y=\"\(minY.svg)\" width=\"\(width.svg)\" height=\"\(height.svg)\""
  }
}

extension CGAffineTransform {
  var svg: String { "matrix(\([a, b, c, d, tx, ty].map(\.svg).joined(separator: " ")))" }

  /// Whether the transform is invertible.
  var isUsable: Bool { determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite }
}

extension ResolvedColor {
  /// The colour without its opacity.
  var svg: String {
    func digits(_ component: Float) -> String {
      let byte = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + digits(red) + digits(green) + digits(blue)
  }

  /// Returns an attribute for the opacity; empty if the colour is opaque.
  func svgOpacity(_ name: String) -> String {
    let opacity = self.opacity.isNaN ? 0 : min(max(self.opacity, 0), 1)
    return opacity == 1 ? "" : " \(name)=\"\(opacity.svg)\""
  }
}

extension String {
  /// The text escaped for XML, without characters that XML forbids.
  var xmlEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Path {
  /// The elements as path data, without those with non-finite coordinates.
  var svg: String {
    var steps: [String] = []
    for element in elements {
      switch element {
      case .move(let end) where end.isFinite: steps.append("M\(end.svg)")
      case .line(let end) where end.isFinite: steps.append("\(steps.isEmpty ? "M" : "L")\(end.svg)")
      case .quadCurve(let end, let control) where end.isFinite && control.isFinite:
        if steps.isEmpty { steps.append("M\(end.svg)") }
        steps.append("Q\(control.svg) \(end.svg)")
      case .curve(let end, let control1, let control2) where end.isFinite && control1.isFinite && control2.isFinite:
        if steps.isEmpty { steps.append("M\(end.svg)") }
        steps.append("C\(control1.svg) \(control2.svg) \(end.svg)")
      case .closeSubpath where !steps.isEmpty: steps.append("Z")
      default: continue
      }
    }
    return steps.joined()
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
