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

  /// - Source: APCA Readability Criterion, Bronze Simple Mode.
  @Test func `large text needs less than small text`() {
    #expect(ContrastLevel.apca.limit(fontSize: 17, isBold: false).contrast == 75)
    #expect(ContrastLevel.apca.limit(fontSize: 17, isBold: true).contrast == 60)
    #expect(ContrastLevel.apca.limit(fontSize: 24, isBold: false).contrast == 60)
    #expect(ContrastLevel.apca.limit(fontSize: 36, isBold: false).contrast == 45)
    #expect(ContrastLevel.apca.words(63.056) == "Lc 63")
  }
}
