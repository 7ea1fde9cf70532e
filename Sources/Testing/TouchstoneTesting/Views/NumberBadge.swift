import Foundation
import TouchstoneUI

/// A white number on a coloured square.
struct NumberBadge: View {
  private let number: Int
  private let color: Color
  private let size: CGFloat

  /// - Parameter size: The side of the square, in points.
  init(_ number: Int, color: Color, size: CGFloat) {
    self.number = number
    self.color = color
    self.size = size
  }

  var body: some View {
    Text(verbatim: "\(number)").font(.system(size: 11, weight: .bold)).foregroundStyle(.white)
      .frame(width: size, height: size).background(color)
  }
}
