import Testing
import TouchstoneUI

@testable import TouchstoneTesting

@Suite struct SnapshotVariationTests {
  @MainActor private func environment(_ text: String, of picture: ViewPicture) throws -> EnvironmentValues {
    var environment = EnvironmentValues()
    let varied = try SnapshotVariation(text).applied(to: picture)
    varied.traits.apply(to: &environment)
    if let colorScheme = varied.colorScheme { environment.colorScheme = colorScheme }
    for change in varied.changes { change(&environment) }
    return environment
  }

  @Test @MainActor func `a variation counts more than what a strategy says`() throws {
    var picture = ViewPicture(layout: .sizeThatFits, traits: UITraitCollection())
    picture.changes.append { $0.dynamicTypeSize = .small }
    picture.colorScheme = .dark
    let varied = try environment("typeSize=xxxLarge,look=iOS26", of: picture)
    #expect(varied.dynamicTypeSize == .xxxLarge)
    #expect(varied.look == .iOS26)
    #expect(varied.colorScheme == .dark)
    #expect(try environment("colorScheme=light", of: picture).colorScheme == .light)
  }

  @Test(arguments: ["look", "look=iOS99", "size=320x480", "moment=3", "=", "typeSize=huge"])
  func `what cannot be varied is a fault`(text: String) {
    #expect(throws: SnapshotVariation.Fault.self) { try SnapshotVariation(text) }
  }
}
