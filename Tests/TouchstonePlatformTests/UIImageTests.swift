import CoreGraphics
import Foundation
import Testing
import TouchstoneDrawing
import UIKit

@Suite struct UIImageTests {
  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
    let bitmap = try #require(image.cgImage).bitmap
    let place = (y * bitmap.width + x) * 4
    // Blue, green, red, opacity.
    return Array(bitmap.bytes[place..<place + 4])
  }

  @Test func `a renderer draws with y downwards at its scale`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(image.cgImage?.width == 20)
    #expect(try pixel(image, 10, 2) == [0, 0, 255, 255])
    #expect(try pixel(image, 10, 17) == [0, 0, 0, 0])
  }

  // UIKit keeps a stack of contexts for each thread.
  @Test func `a picture that is begun takes what is drawn until it ends`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 3)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
    // Another picture between: what follows goes to the first one again.
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    UIRectFill(CGRect(x: 0, y: 3, width: 4, height: 1))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(image.cgImage?.width == 12)
    #expect(try pixel(image, 6, 1) == [0, 0, 255, 255])
    #expect(try pixel(image, 6, 7) == [0, 0, 0, 0])
    #expect(try pixel(image, 6, 10) == [0, 0, 255, 255])
    #expect(inner.cgImage?.width == 2)
    #expect(try pixel(inner, 1, 1) == [255, 0, 0, 255])
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func `an image is drawn upright into a renderer`() throws {
    let size = CGSize(width: 4, height: 4)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let copy = UIGraphicsImageRenderer(size: size).image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }
    #expect(try pixel(copy, 4, 1) == [255, 0, 0, 255])
    #expect(try pixel(copy, 4, 6) == [0, 0, 0, 0])
  }

  @Test func `a path fills what it encloses`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
      UIColor.green.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
    }
    #expect(try pixel(image, 20, 20) == [0, 255, 0, 255])
    #expect(try pixel(image, 0, 0) == [0, 0, 0, 0])
  }

  @Test func `a tint keeps the opacity and changes the colour`() throws {
    let square = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let tinted = square.withTintColor(.red)
    #expect(tinted.size == square.size)
    #expect(try pixel(tinted, 1, 4) == [0, 0, 255, 255])
    #expect(try pixel(tinted, 6, 4) == [0, 0, 0, 0])
  }

  @Test func `a symbol with a variable value is the symbol`() throws {
    let symbol = try #require(UIImage(systemName: "wifi", variableValue: 0.5, configuration: nil))
    #expect(symbol.size == UIImage(systemName: "wifi")?.size)
    #expect(UIImage(systemName: "no.such.symbol", variableValue: 1) == nil)
  }

  @Test func `a symbol has a size and pixels, an unknown one is no image`() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    #expect(star.size.width > 15 && star.size.width < 25)
    #expect(Set(try #require(star.cgImage).bitmap.bytes).count > 1)
    let large = try #require(
      UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(abs(large.size.width - 2 * star.size.width) <= 2)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(named: "no such picture") == nil)
  }

  @Test func `a half turn of the angles is a half circle below its centre where y runs downwards`() {
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(arc.bounds.minY) < 1e-6)
    #expect(abs(arc.bounds.maxY - 10) < 0.01)
  }
}
