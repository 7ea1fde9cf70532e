import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The accessories at the end of a row.
struct RowTrailing: View {
  let badge: Text?
  let showsDisclosure: Bool
  let showsHandle: Bool

  var isEmpty: Bool { badge == nil && !showsDisclosure && !showsHandle }

  var body: some View {
    HStack(spacing: 12) {
      if let badge { badge.foregroundStyle(.secondary) }
      if showsDisclosure { DisclosureChevron() }
      if showsHandle {
        Image(systemName: "line.3.horizontal").foregroundStyle(ControlColors.placeholder)
      }
    }
  }
}

/// The arrow at the end of a row that leads to another screen.
struct DisclosureChevron: View {
  @Environment(\.look.lists.chevron) private var chevron

  var body: some View {
    Image(systemName: "chevron.forward").font(.system(size: chevron.size, weight: .semibold))
      .foregroundStyle(chevron.color.color)
      .padding(.trailing, chevron.trailing)
  }
}
