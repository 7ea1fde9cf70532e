import Testing
import TouchstoneAudits

@Suite struct PerceptualContrastTests {
  private func color(_ hex: Int) -> SIMD3<UInt8> { SIMD3(UInt8(hex >> 16), UInt8(hex >> 8 & 255), UInt8(hex & 255)) }

  /// - Source: apca-w3, test/index.js: the pairs that implementations are checked with.
  @Test(arguments: [
    (0x888888, 0xFFFFFF, 63.056469930209424), (0xFFFFFF, 0x888888, -68.54146436644962),
    (0x000000, 0xAAAAAA, 58.146262578561334), (0xAAAAAA, 0x000000, -56.24113336839742),
    (0x112233, 0xDDEEFF, 91.66830811481631), (0xDDEEFF, 0x112233, -93.06770049484275),
    (0x112233, 0x444444, 8.32326136957393), (0x444444, 0x112233, -7.526878460278154),
  ]) func `pairs have the contrasts that APCA is published with`(text: Int, background: Int, contrast: Double) {
    #expect(abs(PerceptualContrast.between(text: color(text), background: color(background)) - contrast) < 1e-9)
  }

  @Test func `one colour has no contrast`() {
    #expect(PerceptualContrast.between(text: color(0x777777), background: color(0x777777)) == 0)
  }

  /// - Source: "APCA in a Nutshell", "Use-Case & Size Ranges": Lc 75 for text of at least 15 px at weight 400 or 14 px at
  ///   700; Lc 60 from 24 px at 400 or 16 px at 700; Lc 45 from 36 px at 400 or 24 px at 700 and for pictograms with fine
  ///   details; Lc 90 for smaller text.
  @Test(arguments: [
    (12.0, false, 90.0), (14, false, 90), (13, true, 90), (14, true, 75), (15, false, 75), (17, false, 75),
    (15, true, 75),
    (16, true, 60), (24, false, 60), (23, true, 60), (24, true, 45), (35, false, 60), (36, false, 45),
  ]) func `limits are those of the published sizes and weights`(fontSize: Double, isBold: Bool, limit: Double) {
    #expect(ContrastLevel.apca.limit(fontSize: fontSize, isBold: isBold).contrast == limit)
    #expect(ContrastLevel.apca.symbolLimit.contrast == 45)
  }

  @Test func `an amount of Lc is rounded down`() {
    #expect(ContrastLevel.apca.words(63.056) == "Lc 63")
  }
}
