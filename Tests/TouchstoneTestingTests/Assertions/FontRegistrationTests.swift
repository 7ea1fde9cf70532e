import Foundation
import Testing
import TouchstoneTesting

/// Only `TouchstoneTesting` is imported, as in a user's tests.
@Suite struct FontRegistrationTests {
  @Test func `fonts are registered with nothing but TouchstoneTesting imported`() throws {
    let families = try FontLibrary.shared.register(fontFileAt: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    #expect(families == ["DejaVu Sans"])
  }
}
