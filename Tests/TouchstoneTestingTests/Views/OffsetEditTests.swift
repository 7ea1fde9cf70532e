import Foundation
import Testing
import TouchstoneTesting
import TouchstoneUI

@testable import TouchstoneSnapshots

private struct Marker: View {
  var x: CGFloat = 0
  var title = "Here"

  var body: some View {
    HStack {
      VStack { Circle().fill(.red).frame(width: 16, height: 16) }.offset(x: x)
      Spacer()
      Text(title)
    }
    .frame(width: 160)
  }
}

/// What became of views that code moves without a layout.
@MainActor @Suite struct OffsetEditTests {
  private func causes(_ marker: Marker, was golden: Marker, _ direction: LayoutDirection = .leftToRight) -> [String] {
    let (view, old) = (
      marker.environment(\.layoutDirection, direction), golden.environment(\.layoutDirection, direction)
    )
    return (compare(view, .image, withGoldenOf: old, .image).result.edits ?? []).filter { !$0.isConsequence }
      .map { "\($0.words) in \($0.view.typeName ?? "none")" }
  }

  @Test func `an offset is a move, once for all that it moves`() {
    #expect(causes(Marker(x: 24), was: Marker()) == ["moved +24, +0 in Marker"])
    #expect(causes(Marker(x: -0.5), was: Marker(x: 2)) == ["moved −2.5, +0 in Marker"])
    #expect(causes(Marker(x: 24), was: Marker(), .rightToLeft) == ["moved −24, +0 in Marker"])
  }

  @Test func `an offset and another change are two edits`() {
    #expect(
      causes(Marker(x: 24, title: "Now"), was: Marker()) == [
        "moved +24, +0 in Marker", "text “Here” → “Now” in Marker",
      ])
  }
}
