import Gallery
import SwiftUI
import Testing
import TouchstoneTesting

/// Every screen, audited in both appearances.
///
/// The baselines keep the issues that the screens have on purpose, because they look like apps that use Apple's colours
/// and fonts, and those do not meet WCAG's level AA. Each baseline says why above the issues of a kind.
@MainActor @Suite struct AuditTests {
  private static let exemptions: [Screen: [AuditExemption]] = [
    .calendar: [AuditExemption(.color, reason: "The events below the month name what their dots stand for.")],
    .leaderboard: [
      AuditExemption(.readingOrder, reason: "The crown follows the name of the player who wears it."),
      AuditExemption(.textClipped, reason: "The long name shows how a row shortens it."),
    ],
    .music: [
      AuditExemption(.textClipped, reason: "The long title shows how the player shortens it."),
      AuditExemption(.hairline, reason: "The covers of the albums are drawings, scaled to the size at hand."),
    ],
    .pricing: [AuditExemption(.readingOrder, reason: "The badge follows the plan that it praises.")],
    .weather: [
      AuditExemption(.readingOrder, reason: "The arrow follows the letters of the compass that it turns in."),
      AuditExemption(.hairline, reason: "The horizon is at three fifths of the height, whatever that is."),
    ],
  ]

  @Test(arguments: Screen.allCases)
  func screen(_ screen: Screen) {
    assertAudit(of: screen.view, varying: .colorSchemes, ignoring: Self.exemptions[screen] ?? [])
  }
}
