import Testing
import TouchstoneAudits

@Suite struct ColorVisionTests {
  /// - Source: Machado, Oliveira and Fernandes, 2009, table 1: each row sums to 1, so that greys stay what they are.
  @Test(arguments: ColorVision.allCases) func `greys stay what they are`(vision: ColorVision) {
    for row in vision.matrix { #expect(abs(row.sum() - 1) < 1e-5) }
    for grey in [0, 51, 128, 200, 255] as [UInt8] {
      #expect(vision.simulated(SIMD3(repeating: grey)) == SIMD3(repeating: grey))
    }
  }

  /// - Source: the first column of each matrix of the paper is the light of pure red, clipped and encoded by IEC 61966-2-1.
  @Test(arguments: [
    (ColorVision.protanopia, SIMD3<UInt8>(109, 95, 0)), (.deuteranopia, SIMD3(163, 144, 0)),
    (.tritanopia, SIMD3(255, 0, 15)),
  ]) func `red is what the columns of the matrices say`(vision: ColorVision, expected: SIMD3<UInt8>) {
    #expect(vision.simulated(SIMD3(255, 0, 0)) == expected)
  }
}
