import Foundation
import Testing
import TouchstoneRenderer
import TouchstoneTesting
import TouchstoneUI

/// `TouchstoneTesting` and views are imported, as in a user's tests.
@Suite struct FontRegistrationTests {
  @Test func `fonts are registered with nothing but TouchstoneTesting imported`() throws {
    let families = try FontLibrary.shared.register(fontFileAt: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    #expect(families == ["DejaVu Sans"])
  }

  @Test func `the file that a font leads to can be asked for`() throws {
    let serif = try FontLibrary.shared.file(for: .system(.body, design: .serif))
    #expect(serif.path.hasSuffix("/PTF55F.ttf") && serif.family == "PT Serif")
    let bold: FontFile = try FontLibrary.shared.file(for: .custom("DejaVu Sans", size: 17).bold())
    #expect(bold.path.hasSuffix("DejaVuSans-Bold.ttf") && !bold.isSubstitute)
    #expect(try FontLibrary.shared.file(for: .custom("No Such Font", size: 17)).isSubstitute)
  }
}
