import Foundation

extension SVGError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .invalidSize(let size):
      """
      The picture cannot be written as SVG: it is \(size.width) × \(size.height) pt, and its width and height must be positive \
      and finite. Give the view a frame: .frame(width: 320, height: 200)
      """
    case .nestingTooDeep(let limit):
      """
      The picture cannot be written as SVG: its groups are nested more than \(limit) deep. Remove some of the \
      nested effects.
      """
    }
  }
}
