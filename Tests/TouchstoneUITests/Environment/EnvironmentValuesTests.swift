import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// Settings that have no effect in pictures, and that views can read as they were set.
@MainActor @Suite struct EnvironmentValuesTests {
  private final class Note {
    var values: EnvironmentValues?
  }

  private struct Reader: View {
    @Environment(\.self) private var values
    let note: Note

    var body: some View {
      let _ = note.values = values
      Color.clear
    }
  }

  private func read(_ change: (Reader) -> some View) throws -> EnvironmentValues {
    let note = Note()
    _ = FrameProbe(change(Reader(note: note)))
    return try #require(note.values)
  }

  @Test func `settings of scroll views are those of their axes`() throws {
    let values = try read {
      $0.scrollBounceBehavior(.basedOnSize, axes: .horizontal).scrollIndicators(.never, axes: .vertical)
        .scrollDismissesKeyboard(.immediately)
    }
    #expect(values.horizontalScrollBounceBehavior == .basedOnSize)
    #expect(values.verticalScrollBounceBehavior == .automatic)
    #expect(values.verticalScrollIndicatorVisibility == .never)
    #expect(values.horizontalScrollIndicatorVisibility == .automatic)
    #expect(values.scrollDismissesKeyboardMode == .immediately)
  }

  @Test func `settings of controls are those of their modifiers`() throws {
    let values = try read {
      $0.buttonSizing(.flexible).menuOrder(.fixed).menuIndicator(.hidden).labelsVisibility(.hidden)
        .navigationLinkIndicatorVisibility(.hidden).writingToolsBehavior(.limited).labelReservedIconWidth(20)
        .labelIconToTitleSpacing(4).textSelectionAffinity(.upstream).springLoadingBehavior(.enabled)
        .badgeProminence(.increased)
    }
    #expect(values.buttonSizing == .flexible)
    #expect(values.menuOrder == .fixed)
    #expect(values.menuIndicatorVisibility == .hidden)
    #expect(values.labelsVisibility == .hidden)
    #expect(values.navigationLinkIndicatorVisibility == .hidden)
    #expect(values.writingToolsBehavior == .limited)
    #expect(values.labelReservedIconWidth == 20)
    #expect(values.labelIconToTitleSpacing == 4)
    #expect(values.textSelectionAffinity == .upstream)
    #expect(values.springLoadingBehavior == .enabled)
    #expect(values.badgeProminence == .increased)
  }
}
