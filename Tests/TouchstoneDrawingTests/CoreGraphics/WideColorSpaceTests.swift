import Foundation
import Testing
import TouchstoneDrawing

// Colours of CSS Color Module Level 4 and its test suite, which are the same colour of sRGB in each space.
@Suite struct WideColorSpaceTests {
  // `green` of CSS, rgb(0, 128, 0): color(a98-rgb 0.281363 0.498012 0.116746),
  // color(prophoto-rgb 0.230479 0.395789 0.129968), color(rec2020 0.235202 0.431704 0.085432),
  // lab(46.2775% -47.5621 48.5837); of XYZ for D50, by the matrices of its sample code.
  @Test(arguments: [
    ("kCGColorSpaceAdobeRGB1998", [0.281363, 0.498012, 0.116746]),
    ("kCGColorSpaceROMMRGB", [0.230479, 0.395789, 0.129968]),
    ("kCGColorSpaceITUR_2020", [0.235202, 0.431704, 0.085432]),
    ("kCGColorSpaceGenericLab", [46.2775, -47.5621, 48.5837]),
    ("kCGColorSpaceGenericXYZ", [0.083139, 0.154748, 0.020956]),
  ])
  func `a colour of a wide space is that of sRGB`(name: String, components: [Double]) throws {
    let space = try #require(CGColorSpace(name: NSString(string: name)))
    let values: [CGFloat] = components.map { CGFloat($0) } + [1]
    let color = CGColor(colorSpace: space, components: values)
    let standard = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let converted = color?.converted(to: standard, intent: .defaultIntent, options: nil)
    let found = try #require(converted?.components)
    for (value, expected) in zip(found, [0, 0.50196, 0, 1] as [CGFloat]) { #expect(abs(value - expected) < 0.004) }
  }

  @Test func `spaces have their models`() throws {
    #expect(CGColorSpace(name: CGColorSpace.genericLab)?.model == .lab)
    #expect(CGColorSpace(name: CGColorSpace.genericXYZ)?.model == .XYZ)
    #expect(CGColorSpace(name: CGColorSpace.genericCMYK)?.numberOfComponents == 4)
    #expect(CGColorSpace(name: CGColorSpace.itur_709)?.isWideGamutRGB == false)
    #expect(CGColorSpace(name: CGColorSpace.extendedLinearITUR_2020)?.isWideGamutRGB == true)
    let television = try #require(CGColorSpace(name: CGColorSpace.itur_709))
    let grey = CGColor(colorSpace: television, components: [1, 1, 1, 1])
    #expect(grey?.components == [1, 1, 1, 1])
  }

  // Core Graphics, `CGColorSpaceModel`.
  @Test func `models have the numbers of Core Graphics`() {
    #expect(CGColorSpaceModel.lab.rawValue == 3 && CGColorSpaceModel.pattern.rawValue == 6)
    #expect(CGColorSpaceModel.XYZ.rawValue == 7)
  }
}
