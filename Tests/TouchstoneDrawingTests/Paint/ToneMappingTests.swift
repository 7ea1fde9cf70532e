import Testing
import TouchstoneDrawing

/// Light after the reference white tone mapping operator of SMPTE ST 2094-50, computed apart in Python from the formulas
/// that Skia prints.
@Suite struct ToneMappingTests {
  private func mapped(_ light: Double, _ content: Float, _ target: Float) -> Double {
    light * ToneMapping(content: content, target: target).gain(at: light)
  }

  private static let light = [0.25, 1, 1.5, 2, 3, 4, 8]

  @Test(
    arguments: [
      (2, 1, [0.195663, 0.782651, 0.937996, 1, 1, 1, 1]),
      (2, 1.5, [0.247015, 0.988059, 1.321374, 1.5, 1.5, 1.5, 1.5]),
      (2, 8 / 3, [0.25, 1, 1.5, 2, 3, 4, 8]),
      (4, 1, [0.141326, 0.565302, 0.727506, 0.815278, 0.927024, 1, 1]),
      (4, 1.5, [0.185357, 0.741428, 0.993853, 1.151686, 1.361463, 1.5, 1.5]),
      (4, 8 / 3, [0.25, 1, 1.424995, 1.756479, 2.271431, 2.666667, 3.149497]),
      (8, 1, [0.125, 0.5, 0.626268, 0.692678, 0.782021, 0.845456, 1]),
      (8, 8 / 3, [0.25, 1, 1.349846, 1.573025, 1.885828, 2.112078, 2.666667]),
    ] as [(Float, Float, [Double])])
  func `Light follows the standard's curve`(_ content: Float, _ target: Float, _ expected: [Double]) {
    for (light, expected) in zip(Self.light, expected) {
      #expect(abs(mapped(light, content, target) - expected) < 2e-6, "light \(light)")
    }
  }

  @Test func `The brightest light of the content becomes that of the picture, and more light is never darker`() {
    for content in [1.1, 2, 3.7, 10] as [Float] {
      for target in [1, 1.4, 8 / 3] as [Float] where target < content {
        #expect(abs(mapped(Double(content), content, target) - Double(target)) < 1e-6)
        let steps = (0...200).map { mapped(Double($0) / 200 * Double(content), content, target) }
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
      }
    }
  }

  @Test func `White stays white where the range is constrained`() {
    for content in [3, 5, 100] as [Float] {
      #expect(abs(mapped(1, content, ToneMapping.constrainedHeadroom) - 1) < 1e-6)
    }
    // And not below that.
    #expect(mapped(1, 100, 2.6) < 0.999)
  }

  @Test func `Content within the range of the picture stays as it is`() {
    for (content, target) in [(1, 1), (2, 2), (0.5, 1), (4, .infinity), (.nan, 1), (1, 0), (1, .nan)]
      as [(Float, Float)]
    {
      #expect(mapped(0.7, content, target) == 0.7)
      let color = ResolvedColor(red: 1.5, green: -0.2, blue: 0.3)
      #expect(color.toneMapped(from: content, to: target) == color)
    }
  }

  @Test func `A colour is multiplied by one factor, which its brightest component asks for`() {
    let color = ResolvedColor(red: 2, green: 1, blue: 0, opacity: 0.5)
    let light = [color.red, color.green].map { Double(ResolvedColor.linear(fromEncoded: $0)) }
    let gain = ToneMapping(content: 6, target: 1).gain(at: light[0])
    let mapped = color.toneMapped(from: 6, to: 1)
    #expect(abs(Double(ResolvedColor.linear(fromEncoded: mapped.red)) - light[0] * gain) < 1e-5)
    #expect(abs(Double(ResolvedColor.linear(fromEncoded: mapped.green)) - light[1] * gain) < 1e-5)
    #expect(mapped.blue == 0 && mapped.opacity == 0.5)
  }

  @Test func `Bad numbers give numbers or the colour as it is`() {
    let bad = ResolvedColor(red: .nan, green: .infinity, blue: 0)
    #expect(bad.toneMapped(from: 4, to: 1).green == .infinity)
    let white = ResolvedColor.white
    for content in [Float.infinity, .greatestFiniteMagnitude] {
      let mapped = white.toneMapped(from: content, to: 1)
      #expect(mapped.red.isFinite && mapped.red > 0 && mapped.red < 1)
    }
    #expect(ResolvedColor.black.toneMapped(from: 4, to: 1) == .black)
    #expect(ResolvedColor(red: -1, green: -2, blue: 0).toneMapped(from: 4, to: 1).red == -1)
  }
}
