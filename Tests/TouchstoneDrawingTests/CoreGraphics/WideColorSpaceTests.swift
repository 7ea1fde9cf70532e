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

  // The primaries of SMPTE RP 431-2 and of Academy S-2014-004 in linear sRGB, as colour-science computes them from the
  // published chromaticities with Bradford's adaptation, and those of BT.2020 as ITU-R BT.2407 has them. Greys stay
  // grey: by the power of 2.6 in SMPTE RP 431-2, and by the curves of BT.2020 and IEC 61966-2-1.
  @Test(
    arguments: [
      ("kCGColorSpaceDCIP3", [1, 0, 0], [1.1574, -0.0414, -0.018]),
      ("kCGColorSpaceDCIP3", [0, 1, 0], [-0.1549, 1.0455, -0.0786]),
      ("kCGColorSpaceDCIP3", [0, 0, 1], [-0.0026, -0.0041, 1.0967]),
      ("kCGColorSpaceDCIP3", [0.5, 0.5, 0.5], [0.1649, 0.1649, 0.1649]),
      ("kCGColorSpaceACESCGLinear", [1, 0, 0], [1.7049, -0.1301, -0.024]),
      ("kCGColorSpaceACESCGLinear", [0, 1, 0], [-0.6217, 1.1407, -0.129]),
      ("kCGColorSpaceACESCGLinear", [0, 0, 1], [-0.0833, -0.0106, 1.153]),
      ("kCGColorSpaceACESCGLinear", [0.18, 0.18, 0.18], [0.18, 0.18, 0.18]),
      ("kCGColorSpaceLinearITUR_2020", [1, 0, 0], [1.6605, -0.1246, -0.0182]),
      ("kCGColorSpaceExtendedITUR_2020", [0, 1, 0], [-0.5876, 1.1329, -0.1006]),
      ("kCGColorSpaceExtendedITUR_2020", [0.5, 0.5, 0.5], [0.2597, 0.2597, 0.2597]),
      ("kCGColorSpaceITUR_2020_sRGBGamma", [0, 0, 1], [-0.0728, -0.0083, 1.1187]),
      ("kCGColorSpaceITUR_2020_sRGBGamma", [0.5, 0.5, 0.5], [0.214, 0.214, 0.214]),
    ] as [(String, [Double], [Double])])
  func `a colour has the linear light that its standard says`(
    name: String, components: [Double], light: [Double]
  ) throws {
    let space = try #require(CGColorSpace(name: NSString(string: name)))
    #expect(space.isWideGamutRGB && space.numberOfComponents == 3)
    let values: [CGFloat] = components.map { CGFloat($0) } + [1]
    let color = CGColor(colorSpace: space, components: values)
    let linear = try #require(CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
    let converted = color?.converted(to: linear, intent: .defaultIntent, options: nil)
    let found = try #require(converted?.components)
    for (value, expected) in zip(found, light) { #expect(abs(Double(value) - expected) < 0.0005) }
  }

  @Test func `spaces of cinema and television have their names`() {
    let names = [
      CGColorSpace.dcip3, CGColorSpace.acescgLinear, CGColorSpace.linearITUR_2020, CGColorSpace.extendedITUR_2020,
      CGColorSpace.itur_2020_sRGBGamma,
    ]
    #expect(names.compactMap { CGColorSpace(name: $0)?.name } == names)
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
