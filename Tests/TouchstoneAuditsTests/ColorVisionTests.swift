import Testing
import TouchstoneAudits

@Suite struct ColorVisionTests {
  /// - Source: Machado, Oliveira and Fernandes, 2009, supplementary data (inf.ufrgs.br/~oliveira, "CVD Simulation"):
  ///   the matrices for a severity of 1.0, as colorspacious and DaltonLens have copied them.
  @Test(arguments: [
    (
      ColorVision.protanopia,
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    (
      .deuteranopia,
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    (
      .tritanopia,
      [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
  ]) func `all nine numbers of a matrix are the published ones`(vision: ColorVision, expected: [[Double]]) {
    #expect(vision.matrix.map { [$0.x, $0.y, $0.z] } == expected)
  }

  /// - Source: the rows of the paper's matrices sum to 1.
  @Test(arguments: ColorVision.allCases) func `greys do not change`(vision: ColorVision) {
    for row in vision.matrix { #expect(abs(row.sum() - 1) < 1e-5) }
    for grey in [0, 51, 128, 200, 255] as [UInt8] {
      #expect(vision.simulated(SIMD3(repeating: grey)) == SIMD3(repeating: grey))
    }
  }

  private static let colors: [SIMD3<UInt8>] = [
    SIMD3(255, 0, 0), SIMD3(0, 255, 0), SIMD3(0, 0, 255), SIMD3(255, 255, 0), SIMD3(0, 255, 255), SIMD3(255, 0, 255),
    SIMD3(0, 122, 255), SIMD3(175, 82, 222), SIMD3(52, 199, 89), SIMD3(255, 59, 48),
  ]

  /// - Source: colorspacious 1.1.2, an independent implementation: `cspace_convert` from
  ///   `{"name": "sRGB1+CVD", "severity": 100}` to `sRGB1`, times 255, clamped.
  @Test(arguments: [
    (
      ColorVision.protanopia,
      [
        [108.79, 95.03, 0], [255, 229.35, 0], [0, 88.71, 255], [255, 243.54, 0], [237.1, 241.71, 255],
        [0, 127.41, 255], [0, 137.52, 255], [14.15, 120.02, 226.29], [201.28, 181.15, 78.65], [121.31, 108.63, 43.92],
      ]
    ),
    (
      .deuteranopia,
      [
        [163.22, 144.28, 0], [238.69, 214.01, 58.44], [0, 61.5, 251.48], [255, 249.61, 49.35], [208.28, 220.57, 255],
        [104.33, 154.94, 250.13], [0, 117.12, 252.43], [71.31, 126.78, 218.71], [184.35, 169.32, 97.53],
        [169.28, 151.32, 37.22],
      ]
    ),
    (
      .tritanopia,
      [
        [255, 0, 14.89], [0, 247.08, 216.65], [0, 107.2, 149.76], [255, 237.68, 217.31], [0, 255, 254.47],
        [255, 74.38, 150.81], [0, 155.21, 176.78], [169.85, 108.94, 144.81], [0, 194.67, 174.39], [255, 0, 59.15],
      ]
    ),
  ]) func `ten colours are simulated as an independent implementation does`(
    vision: ColorVision, expected: [[Double]]
  ) {
    for (color, expected) in zip(Self.colors, expected) {
      let seen = vision.simulated(color)
      for (component, expected) in zip([seen.x, seen.y, seen.z], expected) {
        #expect(abs(Double(component) - expected) < 0.52, "\(color)")
      }
    }
  }
}
