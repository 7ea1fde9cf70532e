import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// What a closure draws onto a canvas of a size, at one pixel per point.
@MainActor func canvasPicture(
  width: CGFloat = 20, height: CGFloat = 20, _ draw: @escaping (inout GraphicsContext) -> Void
) throws -> Bitmap {
  try picture(of: Canvas { context, _ in draw(&context) }.frame(width: width, height: height))
}

/// A view at one pixel per point.
@MainActor func picture<Content: View>(of content: Content) throws -> Bitmap {
  try ImageRenderer(content: content).render().bitmap
}

extension Bitmap {
  /// A pixel as red, green, blue and opacity, premultiplied.
  func rgba(_ x: Int, _ y: Int) -> [UInt8] {
    let pixel = self[x, y]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
  }

  /// Whether a pixel is a colour, up to a distance in each component.
  func isNear(_ x: Int, _ y: Int, _ expected: [Int], within distance: Int = 1) -> Bool {
    zip(rgba(x, y), expected).allSatisfy { abs(Int($0) - $1) <= distance }
  }
}

/// A rectangle as an outline.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
  Path(CGRect(x: x, y: y, width: width, height: height))
}

extension Color {
  static let pureRed = Color(.sRGB, red: 1, green: 0, blue: 0)
  static let pureGreen = Color(.sRGB, red: 0, green: 1, blue: 0)
  static let pureBlue = Color(.sRGB, red: 0, green: 0, blue: 1)
}
