public import Foundation

extension Path {
  /// Returns the part of the path between two fractions of its length, each from 0 to 1.
  ///
  /// Lengths are measured along the curves, over all subpaths in drawing order, to one part in 10⁹. The result is empty
  /// if the range is; a closed subpath that is kept whole stays closed.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let low = from.isNaN ? 0 : min(max(from, 0), 1)
    let high = to.isNaN ? 1 : min(max(to, 0), 1)
    guard low < high else { return Path() }
    guard low > 0 || high < 1 else { return self }
    let parts = subpaths.map(MeasuredSubpath.init)
    let total = parts.reduce(0) { $0 + $1.length }
    var result = Path()
    var position: CGFloat = 0
    for part in parts {
      let begin = low * total - position
      let end = high * total - position
      if begin <= 0, end >= part.length {
        part.subpath.append(to: &result)
      } else if end > 0, begin < part.length {
        part.piece(from: begin, to: end)?.append(to: &result)
      }
      position += part.length
    }
    return result
  }

  /// The total length of all subpaths in points, to one part in 10⁹.
  package var length: CGFloat {
    subpaths.reduce(0) { $0 + MeasuredSubpath($1).length }
  }
}
