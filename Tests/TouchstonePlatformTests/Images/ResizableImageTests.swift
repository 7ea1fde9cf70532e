import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ResizableImageTests {
  /// 6 × 6 points at one pixel per point: a red frame of 2 points around a blue middle.
  private var frame: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
    }
  }

  private var resizable: UIImage {
    frame.resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2), resizingMode: .stretch)
  }

  /// Whether the pixel is red, in a picture of 20 × 20 pixels.
  private func isRed(_ image: CGImage?, x: Int, y: Int) -> Bool? {
    // Blue, green, red, opacity.
    image.map { $0.bitmap.bytes[(y * $0.width + x) * 4 + 2] > 128 }
  }

  @Test func `the caps keep their size where the image is larger, in views and in drawing code`() {
    let renderer = ImageRenderer(content: Image(uiImage: resizable).frame(width: 20, height: 20))
    renderer.scale = 1
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in
      resizable.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    for image in [renderer.cgImage, drawn.cgImage] {
      #expect(image?.width == 20)
      #expect(isRed(image, x: 1, y: 10) == true)
      #expect(isRed(image, x: 4, y: 10) == false, "a stretched frame would be red here")
      #expect(isRed(image, x: 18, y: 10) == true)
    }
  }

  @Test func `an image knows its caps`() {
    #expect(resizable.size == CGSize(width: 6, height: 6))
    #expect(resizable.capInsets == UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
    #expect(resizable.resizingMode == .stretch)
    #expect(frame.capInsets == .zero)
    #expect(frame.resizableImage(withCapInsets: .zero).resizingMode == .tile)
  }
}
