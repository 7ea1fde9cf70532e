import Foundation
import TouchstoneDrawing

extension Paint {
  /// Where a gradient runs in what it fills: `top to bottom`, `centre 0 to 40`. Nil for other paints.
  ///
  /// - Parameter bounds: The rectangle that is filled, in the coordinates of the paint.
  func direction(in bounds: CGRect) -> String? {
    func place(_ point: CGPoint) -> String {
      func part(_ distance: CGFloat, of length: CGFloat) -> Int {
        let hundredths = (distance / length * 100).rounded()
        return length > 0 && abs(hundredths) < 1e6 ? Int(hundredths) : 0
      }
      let (x, y) = (part(point.x - bounds.minX, of: bounds.width), part(point.y - bounds.minY, of: bounds.height))
      return Self.places[[x, y]] ?? "\(x)% \(y)%"
    }
    switch self {
    case .color, .meshGradient, .tiledImage: return nil
    case .linearGradient(_, let start, let end): return "\(place(start)) to \(place(end))"
    case .radialGradient(_, let center, let start, let end): return "\(place(center)) \(start.plain) to \(end.plain)"
    case .circularGradient(_, let circles):
      return
        "\(place(circles.startCenter)) \(circles.startRadius.plain) to \(place(circles.endCenter)) \(circles.endRadius.plain)"
    case .ellipticalGradient(_, let bounds, let center, let start, let end):
      let point = CGPoint(x: bounds.minX + center.x * bounds.width, y: bounds.minY + center.y * bounds.height)
      return "\(place(point)) \(start.plain) to \(end.plain)"
    case .angularGradient(_, let center, let start, let end):
      return "\(place(center)) \(start.degrees) to \(end.degrees)"
    }
  }

  /// Places in a rectangle, by the hundredths of its width and height.
  private static let places: [[Int]: String] = [
    [0, 0]: "top left", [50, 0]: "top", [100, 0]: "top right", [0, 50]: "left", [50, 50]: "centre", [100, 50]: "right",
    [0, 100]: "bottom left", [50, 100]: "bottom", [100, 100]: "bottom right",
  ]
}

extension CGFloat {
  /// An angle in radians as whole degrees.
  fileprivate var degrees: String { "\((self * 180 / .pi).rounded().plain)°" }
}
