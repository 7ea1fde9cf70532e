import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// The state of a `GraphicsContext`: what it does to later drawing, and to no other context.
@MainActor @Suite struct CanvasStateTests {
  private let all = rect(0, 0, 20, 20)

  @Test func `every part of the state is a copy's own`() throws {
    let bitmap = try canvasPicture { context in
      var copy = context
      copy.opacity = 0
      copy.blendMode = .clear
      copy.transform = CGAffineTransform(scaleX: 0, y: 0)
      copy.addFilter(.colorInvert())
      copy.clip(to: Path())
      copy.clipToLayer { _ in }
      context.fill(all, with: .color(.pureRed))
      #expect(context.opacity == 1 && context.blendMode == .normal && context.transform == .identity)
    }
    #expect(bitmap.rgba(10, 10) == [255, 0, 0, 255])
  }

  @Test func `contexts of one layer draw in the order of their calls`() throws {
    let bitmap = try canvasPicture { context in
      var first = context
      var second = context
      first.translateBy(x: 0, y: 0)
      second.translateBy(x: 0, y: 0)
      second.fill(all, with: .color(.pureRed))
      first.fill(all, with: .color(.pureGreen))
      second.fill(rect(0, 0, 5, 20), with: .color(.pureBlue))
    }
    #expect(bitmap.rgba(2, 2) == [0, 0, 255, 255] && bitmap.rgba(10, 2) == [0, 255, 0, 255])
  }

  @Test func `layer is drawn as one with the state of its parent`() throws {
    let bitmap = try canvasPicture { context in
      context.opacity = 0.5
      context.drawLayer { layer in
        #expect(layer.opacity == 1 && layer.blendMode == .normal)
        layer.fill(all, with: .color(.pureRed))
        layer.fill(all, with: .color(.pureRed))
      }
    }
    #expect(bitmap.isNear(10, 10, [128, 0, 0, 128]))
  }

  @Test func `layer goes on with the transform and keeps its changes to itself`() throws {
    let bitmap = try canvasPicture { context in
      context.translateBy(x: 10, y: 0)
      context.drawLayer { layer in
        layer.fill(rect(0, 0, 5, 20), with: .color(.pureRed))
        layer.translateBy(x: 5, y: 0)
        layer.opacity = 0
      }
      context.fill(rect(0, 0, 2, 20), with: .color(.pureGreen))
    }
    #expect(bitmap.rgba(11, 10) == [0, 255, 0, 255] && bitmap.rgba(13, 10) == [255, 0, 0, 255])
    #expect(bitmap.rgba(5, 10)[3] == 0)
  }

  @Test func `blending in a layer does not reach what lies below it`() throws {
    let bitmap = try canvasPicture { context in
      context.fill(all, with: .color(.pureRed))
      context.drawLayer { layer in
        layer.fill(rect(0, 0, 10, 20), with: .color(.pureGreen))
        layer.blendMode = .clear
        layer.fill(all, with: .color(.black))
      }
    }
    #expect(bitmap.rgba(5, 5) == [255, 0, 0, 255])
  }

  @Test func `errors of closures come through`() throws {
    struct Failure: Error {}
    _ = try canvasPicture { context in
      #expect(throws: Failure.self) { try context.drawLayer { _ in throw Failure() } }
      #expect(throws: Failure.self) { try context.clipToLayer { _ in throw Failure() } }
      #expect(throws: Failure.self) { try context.withCGContext { _ in throw Failure() } }
      context.fill(all, with: .color(.pureRed))
    }
  }

  // MARK: Clips

  @Test func `clips limit each other`() throws {
    let bitmap = try canvasPicture { context in
      context.clip(to: rect(0, 0, 10, 20))
      context.clip(to: rect(5, 0, 10, 20))
      context.fill(all, with: .color(.pureRed))
    }
    #expect(bitmap.rgba(4, 10)[3] == 0 && bitmap.rgba(5, 10)[3] == 255)
    #expect(bitmap.rgba(9, 10)[3] == 255 && bitmap.rgba(10, 10)[3] == 0)
  }

  @Test func `inverse clip leaves the outside`() throws {
    let bitmap = try canvasPicture { context in
      context.clip(to: rect(5, 5, 10, 10), options: .inverse)
      context.fill(all, with: .color(.pureRed))
    }
    #expect(bitmap.rgba(10, 10)[3] == 0 && bitmap.rgba(2, 10)[3] == 255)
  }

  @Test func `clip follows its fill style`() throws {
    var ring = rect(0, 0, 20, 20)
    ring.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    let outline = ring
    let bitmap = try canvasPicture { context in
      context.clip(to: outline, style: FillStyle(eoFill: true))
      context.fill(all, with: .color(.pureRed))
    }
    #expect(bitmap.rgba(10, 10)[3] == 0 && bitmap.rgba(2, 10)[3] == 255)
    let jagged = try canvasPicture { context in
      context.clip(to: rect(0.5, 0, 10, 20), style: FillStyle(antialiased: false))
      context.fill(all, with: .color(.pureRed))
    }
    #expect((0..<20).allSatisfy { [0, 255].contains(jagged.rgba($0, 10)[3]) })
  }

  @Test func `clip stays where it was when the transform goes on`() throws {
    let bitmap = try canvasPicture { context in
      context.translateBy(x: 10, y: 0)
      context.clip(to: rect(0, 0, 5, 20))
      context.translateBy(x: -10, y: 0)
      context.fill(all, with: .color(.pureRed))
    }
    #expect(bitmap.rgba(9, 10)[3] == 0 && bitmap.rgba(10, 10)[3] == 255 && bitmap.rgba(15, 10)[3] == 0)
  }

  @Test func `clip layer limits by its opacity`() throws {
    let bitmap = try canvasPicture { context in
      context.clipToLayer { layer in
        layer.fill(rect(0, 0, 10, 20), with: .color(white: 1))
        layer.fill(rect(10, 0, 5, 20), with: .color(white: 0, opacity: 0.5))
      }
      context.fill(all, with: .color(.pureRed))
    }
    #expect(bitmap.rgba(5, 10) == [255, 0, 0, 255])
    #expect(bitmap.isNear(12, 10, [128, 0, 0, 128]))
    #expect(bitmap.rgba(17, 10)[3] == 0)
  }

  @Test func `inverse clip layer leaves what it does not cover`() throws {
    let bitmap = try canvasPicture { context in
      context.clipToLayer(opacity: 0.5, options: .inverse) { $0.fill(rect(0, 0, 10, 20), with: .color(.black)) }
      context.fill(all, with: .color(.pureRed))
    }
    #expect(bitmap.isNear(5, 10, [128, 0, 0, 128]))
    #expect(bitmap.rgba(15, 10) == [255, 0, 0, 255])
  }

  @Test func `clip layers and clips limit together`() throws {
    let bitmap = try canvasPicture { context in
      context.clipToLayer { $0.fill(rect(0, 0, 10, 20), with: .color(.black)) }
      context.clipToLayer { $0.fill(rect(0, 0, 20, 10), with: .color(.black)) }
      context.clip(to: rect(5, 0, 15, 20))
      context.fill(all, with: .color(.pureRed))
    }
    let shown = [(2, 2), (7, 2), (12, 2), (7, 15)].map { bitmap.rgba($0.0, $0.1)[3] }
    #expect(shown == [0, 255, 0, 0])
  }

  @Test func `bounding rect of the clip is in the user space`() throws {
    _ = try canvasPicture { context in
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
      context.translateBy(x: 5, y: 5)
      context.scaleBy(x: 2, y: 2)
      context.clip(to: rect(0, 0, 3, 3))
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 3, height: 3))
      context.clip(to: rect(1, 1, 9, 9))
      #expect(context.clipBoundingRect == CGRect(x: 1, y: 1, width: 2, height: 2))
      context.clip(to: rect(1, 1, 1, 1), options: .inverse)
      #expect(context.clipBoundingRect == CGRect(x: 1, y: 1, width: 2, height: 2))
      context.drawLayer { #expect($0.clipBoundingRect == CGRect(x: 1, y: 1, width: 2, height: 2)) }
      context.clip(to: rect(50, 50, 1, 1))
      #expect(context.clipBoundingRect.isEmpty)
    }
  }

  // MARK: Transforms

  @Test func `transforms apply to the user space`() throws {
    _ = try canvasPicture { context in
      context.translateBy(x: 3, y: 4)
      context.rotate(by: .degrees(90))
      context.scaleBy(x: 2, y: 3)
      // Innermost first: (1, 1) becomes (2, 3), turned clockwise (−3, 2), moved (0, 6).
      let point = CGPoint(x: 1, y: 1).applying(context.transform)
      #expect(abs(point.x) < 1e-9 && abs(point.y - 6) < 1e-9)
      var other = context
      other.transform = .identity
      other.concatenate(CGAffineTransform(translationX: 1, y: 0))
      other.concatenate(CGAffineTransform(scaleX: 2, y: 2))
      #expect(CGPoint(x: 1, y: 0).applying(other.transform) == CGPoint(x: 3, y: 0))
    }
  }

  // MARK: The canvas

  @Test func `opaque canvas lies on black`() throws {
    let bitmap = try picture(
      of: Canvas(opaque: true, colorMode: .nonLinear, rendersAsynchronously: true) { context, _ in
        context.fill(rect(0, 0, 10, 20), with: .color(.pureRed))
      }
      .frame(width: 20, height: 20))
    #expect(bitmap.rgba(5, 5) == [255, 0, 0, 255] && bitmap.rgba(15, 5) == [0, 0, 0, 255])
  }

  @Test func `canvas shows nothing outside of itself`() throws {
    let bitmap = try picture(
      of: Canvas { context, _ in context.fill(rect(-50, -50, 200, 200), with: .color(.pureRed)) }
        .frame(width: 10, height: 10)
        .padding(5))
    #expect(bitmap.rgba(2, 10)[3] == 0 && bitmap.rgba(10, 10)[3] == 255)
  }

  @Test func `environment is that of the canvas`() throws {
    _ = try picture(
      of: Canvas { context, _ in
        #expect(context.environment.colorScheme == .dark)
        #expect(context.environment.displayScale == 1)
        #expect(context.environment.layoutDirection == .rightToLeft)
      }
      .frame(width: 5, height: 5)
      .environment(\.colorScheme, .dark)
      .environment(\.layoutDirection, .rightToLeft))
  }
}
