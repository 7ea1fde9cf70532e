import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Styles whose values are those of the system.
@MainActor @Suite struct SystemStyleTests {
  private func rgba(_ view: some View, _ x: Int = 4, _ y: Int = 4) throws -> [Int] {
    let pixel = try ImageRenderer(content: view.frame(width: 8, height: 8)).render().bitmap[x, y]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
  }

  @Test func `Fills have four levels, those of UIKit`() throws {
    let colors: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
    let fills: [AnyShapeStyle] = [
      AnyShapeStyle(.fill), AnyShapeStyle(.fill.secondary), AnyShapeStyle(.fill.tertiary),
      AnyShapeStyle(.fill.quaternary),
    ]
    for (fill, color) in zip(fills, colors) {
      for scheme in [ColorScheme.light, .dark] {
        let views = [AnyView(Rectangle().fill(fill)), AnyView(Color(uiColor: color))]
        let pixels = try views.map { try rgba($0.environment(\.colorScheme, scheme)) }
        #expect(pixels[0] == pixels[1])
      }
    }
    #expect(try rgba(Rectangle().fill(.fill.quinary)) == rgba(Rectangle().fill(.fill.quaternary)))
  }

  @Test func `What is selected has the tint, and a window its background`() throws {
    #expect(try rgba(Rectangle().fill(.selection)) == rgba(Color.blue))
    #expect(try rgba(Rectangle().fill(.selection).tint(.red)) == rgba(Color.red))
    #expect(try rgba(Rectangle().fill(.windowBackground)) == [255, 255, 255, 255])
    #expect(try rgba(Rectangle().fill(.windowBackground).environment(\.colorScheme, .dark)) == [0, 0, 0, 255])
  }

  @Test func `A style may be spread over a rectangle of its own`() throws {
    let ramp = LinearGradient(
      stops: [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.5)], startPoint: .leading,
      endPoint: .trailing)
    #expect(try rgba(Rectangle().fill(ramp), 6) == rgba(Color.blue))
    let wide = ramp.in(CGRect(x: 0, y: 0, width: 40, height: 8))
    #expect(try rgba(Rectangle().fill(wide), 6) == rgba(Color.red))
    let narrow = ramp.in(CGRect(x: 0, y: 0, width: 4, height: 8))
    #expect(try rgba(Rectangle().fill(narrow), 1) == rgba(Color.red))
    #expect(try rgba(Rectangle().fill(narrow), 3) == rgba(Color.blue))
    // It is counted from the shape, wherever that lies.
    let moved = HStack(spacing: 0) {
      Color.clear.frame(width: 4)
      Rectangle().fill(narrow)
    }
    #expect(try rgba(moved, 5) == rgba(Color.red))
    #expect(try rgba(moved, 7) == rgba(Color.blue))
  }

  @Test func `Every kind of gradient takes a gradient whose kind is hidden`() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let hidden = AnyGradient(gradient)
    let (plain, other): ([AnyShapeStyle], [AnyShapeStyle]) = (
      [
        AnyShapeStyle(.ellipticalGradient(gradient)), AnyShapeStyle(.conicGradient(gradient, angle: .degrees(30))),
        AnyShapeStyle(.angularGradient(gradient, startAngle: .zero, endAngle: .degrees(90))),
      ],
      [
        AnyShapeStyle(.ellipticalGradient(hidden)), AnyShapeStyle(.conicGradient(hidden, angle: .degrees(30))),
        AnyShapeStyle(.angularGradient(hidden, startAngle: .zero, endAngle: .degrees(90))),
      ]
    )
    for (plain, other) in zip(plain, other) {
      let pictures = try [plain, other].map {
        try ImageRenderer(content: Rectangle().fill($0).frame(width: 8, height: 8)).render().bitmap
      }
      #expect(pictures[0] == pictures[1])
    }
  }

  @Test func `Materials are always active`() throws {
    func over(_ style: some ShapeStyle) -> some View { Color.red.overlay(Rectangle().fill(style)) }
    let plain = try rgba(over(Material.regular))
    for appearance in [MaterialActiveAppearance.automatic, .active, .inactive, .matchWindow] {
      #expect(try rgba(over(Material.regular.materialActiveAppearance(appearance))) == plain)
      #expect(try rgba(over(Material.regular.opacity(1).materialActiveAppearance(appearance))) == plain)
      #expect(try rgba(over(Material.regular).materialActiveAppearance(appearance)) == plain)
    }
  }

  @Test func `UIKit's and AppKit's colours have an exposure`() throws {
    let environment = EnvironmentValues()
    let bright = [
      Color(uiColor: UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5, exposure: 2)),
      Color(uiColor: UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5, linearExposure: 4)),
      Color(nsColor: NSColor(red: 1, green: 0.5, blue: 0, alpha: 0.5, exposure: 2)),
      Color(nsColor: NSColor(red: 1, green: 0.5, blue: 0, alpha: 0.5, linearExposure: 4)),
    ]
    for color in bright {
      let resolved = color.resolveHDR(in: environment)
      #expect(abs(resolved.linearRed - 4) < 1e-4 && resolved.headroom == 4 && resolved.opacity == 0.5)
    }
    let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1, linearExposure: 4)
    #expect(color.linearExposure == 4 && UIColor.red.linearExposure == 1)
    #expect(NSColor(red: 1, green: 0, blue: 0, alpha: 1, exposure: 1).linearExposure == 2)
    let base = Color(uiColor: color.standardDynamicRange).resolveHDR(in: environment)
    #expect(abs(base.red - 1) < 1e-4 && abs(base.green - 0.5) < 1e-4 && base.headroom == nil)
    #expect(UIColor.red.standardDynamicRange == .red)
    #expect(UIColor.red.applyingContentHeadroom(3).linearExposure == 3)
    // Less than none is none.
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1, exposure: -2).linearExposure == 1)
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1, linearExposure: 0).linearExposure == 1)
  }
}
