import TouchstoneFonts
import TouchstoneText

/// The fonts of a pool, within the limits of a request.
struct LimitedTypesetter: Typesetter {
  let library: FontLibrary
  let allowance: Allowance

  func metrics(of font: FontDescriptor) throws -> FontMetrics { try library.metrics(of: font) }

  func prepare(_ text: StyledText) throws -> any PreparedText {
    try library.prepare(allowance.admit(text))
  }
}
