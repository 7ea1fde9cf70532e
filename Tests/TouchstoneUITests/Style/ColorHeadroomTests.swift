import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// Colours with a headroom: the ratio of the brightest light of the content to that of white.
@Suite struct ColorHeadroomTests {
  private let environment = EnvironmentValues()

  private func isNear(_ first: Float, _ second: Double) -> Bool { abs(Double(first) - second) < 1e-4 }

  @Test func `A colour has no headroom unless it is given one`() {
    for color in [
      Color.red, .white, .accentColor, .primary, Color(.sRGBLinear, white: 4),
      Color(.displayP3, red: 1, green: 0, blue: 0),
    ] {
      #expect(color.resolveHDR(in: environment).headroom == nil)
      #expect(color.resolveHDR(in: environment) == Color.ResolvedHDR(color.resolve(in: environment)))
    }
    #expect(Color.red.headroom(4).resolveHDR(in: environment).headroom == 4)
    #expect(Color.red.headroom(4).headroom(nil).resolveHDR(in: environment).headroom == nil)
    #expect(Color.red.headroom(4).opacity(0.5).resolveHDR(in: environment).headroom == 4)
    #expect(Color.red.headroom(4).resolve(in: environment) == Color.red.resolve(in: environment))
  }

  @Test func `An exposure doubles light and headroom with each stop`() {
    let gray = Color(.sRGBLinear, white: 0.25, opacity: 0.5)
    let bright = gray.exposureAdjust(3).resolveHDR(in: environment)
    #expect(isNear(bright.linearRed, 2) && bright.headroom == 8 && bright.opacity == 0.5)
    let twice = gray.exposureAdjust(1).exposureAdjust(1).resolveHDR(in: environment)
    #expect(isNear(twice.linearGreen, 1) && twice.headroom == 4)
    let dark = gray.exposureAdjust(-1).resolveHDR(in: environment)
    #expect(isNear(dark.linearBlue, 0.125) && dark.headroom == 1)
    for stops in [Double.nan, .infinity, 1e10] {
      #expect(gray.exposureAdjust(stops).resolveHDR(in: environment) == gray.resolveHDR(in: environment))
    }
    // Apple's example: two stops brighter than the system's yellow of 2023, in sRGB.
    let yellow = Color(red: 1, green: 0.8, blue: 0).exposureAdjust(2).resolveHDR(in: environment)
    #expect(abs(yellow.red - 1.83) < 0.01 && abs(yellow.green - 1.47) < 0.01 && yellow.blue == 0)
  }

  @Test func `A mix has the larger headroom`() {
    let mix = Color.red.headroom(2).mix(with: Color.blue.headroom(3), by: 0.5).resolveHDR(in: environment)
    #expect(mix.headroom == 3)
    #expect(Color.red.mix(with: .blue.headroom(3), by: 0.1).resolveHDR(in: environment).headroom == 3)
    #expect(Color.red.mix(with: .blue, by: 0.5).resolveHDR(in: environment).headroom == nil)
  }

  @Test func `What is drawn fits the range around`() {
    // Four times the system yellow's light, back at white's: the tone mapping divides by four.
    let base = Color(red: 1, green: 0.8, blue: 0)
    func drawn(_ color: Color, _ headroom: Float, _ range: Image.DynamicRange?) -> Color.Resolved {
      var environment = EnvironmentValues()
      environment.pictureHeadroom = headroom
      environment.allowedDynamicRange = range
      return Color.Resolved(color.components(in: environment))
    }
    let bright = base.exposureAdjust(2)
    for (headroom, range) in [(1, nil), (1, .high), (.infinity, .standard)] as [(Float, Image.DynamicRange?)] {
      let shown = drawn(bright, headroom, range)
      #expect(isNear(shown.red, 1) && isNear(shown.green, 0.8) && isNear(shown.blue, 0))
    }
    for range in [nil, .high] as [Image.DynamicRange?] { #expect(isNear(drawn(bright, .infinity, range).linearRed, 4)) }
    #expect(isNear(drawn(bright, .infinity, .constrainedHigh).linearRed, 8 / 3))
    #expect(isNear(drawn(bright, 8 / 3, .high).linearRed, 8 / 3))
    // Without a headroom nothing is known of the content, and nothing is mapped.
    #expect(isNear(drawn(Color(.sRGBLinear, white: 4), 1, nil).linearRed, 4))
  }

  @Test func `Resolved colours read and write their components`() throws {
    var color = Color.ResolvedHDR(Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8), headroom: 2)
    #expect(color.red == 0.2 && color.green == 0.4 && color.blue == 0.6 && color.opacity == 0.8)
    #expect(color.description == "#336699CC^2.0")
    color.linearRed = 1
    color.linearGreen = 0
    color.linearBlue = 4
    color.opacity = 1
    #expect(isNear(color.red, 1) && color.green == 0 && color.blue > 1.8)
    let back = try JSONDecoder().decode(Color.ResolvedHDR.self, from: JSONEncoder().encode(color))
    #expect(back == color)
    color.headroom = nil
    #expect(try JSONDecoder().decode(Color.ResolvedHDR.self, from: JSONEncoder().encode(color)) == color)
    #expect(Color(color).resolveHDR(in: environment) == color && Color(back).resolveHDR(in: environment) == back)
    color.red = 0.5
    color.green = 0.5
    color.blue = 0.5
    #expect(color.description == "#808080FF")
  }

  @Test func `Resolved colours animate by way of multiplied OKLab`() {
    func half(_ first: Color.Resolved, _ second: Color.Resolved) -> Color.Resolved {
      var (low, high) = (first.animatableData, second.animatableData)
      low.scale(by: 0.5)
      high.scale(by: 0.5)
      var color = first
      color.animatableData = low + high
      return color
    }
    let (red, clear) = (
      Color.Resolved(red: 1, green: 0, blue: 0), Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0)
    )
    let faded = half(red, clear)
    #expect(isNear(faded.red, 1) && isNear(faded.green, 0) && isNear(faded.opacity, 0.5))
    let mixed = Color.red.mix(with: .blue, by: 0.5).resolve(in: environment)
    let animated = half(Color.red.resolve(in: environment), Color.blue.resolve(in: environment))
    #expect(isNear(animated.red, Double(mixed.red)) && isNear(animated.blue, Double(mixed.blue)))
    var bright = Color.ResolvedHDR(red, headroom: 4)
    bright.animatableData = Color.ResolvedHDR(mixedBlue).animatableData
    #expect(isNear(bright.blue, 1) && bright.headroom == 4)
  }

  private var mixedBlue: Color.Resolved { Color.Resolved(red: 0, green: 0, blue: 1) }

  @Test func `Core Graphics' colours have the same components`() {
    let color = Color.Resolved(red: 0.2, green: 0.4, blue: 1.5, opacity: 0.5).cgColor
    #expect(color.components?.map { Float($0) } == [0.2, 0.4, 1.5, 0.5])
    #expect(color.colorSpace == CGColorSpace(name: CGColorSpace.sRGB))
    #expect(Color(red: 0.5, green: 0, blue: 0).cgColor?.components?.map { Float($0) } == [0.5, 0, 0, 1])
    // A colour that depends on its surroundings is none before they are known.
    #expect(Color.primary.cgColor == nil && Color.red.cgColor == nil && Color.accentColor.opacity(0.5).cgColor == nil)
  }

  @Test func `Descriptions name headroom and exposure`() {
    #expect(Color.red.headroom(4).description == "red headroom 4.0")
    #expect(Color.red.exposureAdjust(2).description == "red exposure 2.0")
  }
}
