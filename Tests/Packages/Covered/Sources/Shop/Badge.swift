import SwiftUI

enum Level: CaseIterable {
  case bronze, silver, gold
}

/// A `switch`, and conditions that are no parts of a picture.
struct Badge: View {  // GAP Badge: never in dark; never in a large type size; never right to left
  var level: Level
  @State private var isOpen = false

  /// A `switch` that makes no view.
  private var color: Color {
    switch level {
    case .bronze: .brown
    case .silver: .gray
    case .gold: .yellow
    }
  }

  var body: some View {
    switch level {
    case .bronze: Text("Bronze { if }").foregroundStyle(color)
    case .silver:  // GAP Badge: `case .silver` never drawn
      // A comment: if { } else { }
      Text("Silver")
    case .gold where isOpen:  // GAP Badge: `case .gold where isOpen` never drawn
      let words = "Open"
      Text(words)
    default:
      Button("Gold") {
        if isOpen { isOpen = false } else { open() }
      }
    }
  }

  private func open() {
    guard !isOpen else { return }
    isOpen = true
  }
}
