import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The buttons at a side of a navigation bar, on glass if the look has it: confirming buttons each on their own capsule,
/// the others together on one.
struct BarItems: View {
  @Environment(\.look.navigationBar) private var metrics
  let items: [ToolbarEntry]

  var body: some View {
    if let capsule = metrics.capsule, !items.isEmpty {
      let plain = items.filter { !$0.isProminent }
      HStack(spacing: metrics.buttonSpacing / 2) {
        if !plain.isEmpty {
          HStack(spacing: 0) { ForEach(plain) { item($0, capsule) } }.background { BarCapsule(capsule: capsule) }
        }
        ForEach(items.filter(\.isProminent)) { entry in
          item(entry, capsule).background { Capsule().fill(.tint) }
        }
      }
    } else {
      HStack(spacing: metrics.buttonSpacing) { ForEach(items) { $0.view } }
    }
  }

  private func item(_ entry: ToolbarEntry, _ capsule: NavigationBarMetrics.Capsule) -> some View {
    entry.view.padding(.horizontal, capsule.padding)
      .frame(minWidth: capsule.symbolWidth, minHeight: capsule.height, maxHeight: capsule.height)
  }
}

/// The glass behind the buttons of a bar: a pale fill with a rim and a soft shadow.
struct BarCapsule: View {
  @Environment(\.pixelLength) private var pixelLength
  let capsule: NavigationBarMetrics.Capsule

  var body: some View {
    Capsule().fill(capsule.background.color)
      .shadow(capsule.shadow)
      .overlay { Capsule().strokeBorder(capsule.rim.color, lineWidth: pixelLength) }
  }
}
