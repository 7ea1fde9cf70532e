import Gallery
import SwiftUI

/// All screens on one page, each light beside dark, under its name.
struct ScreenSheet: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SheetTitle("Screens", "Each light and dark, as wide as a phone")
      VStack(alignment: .leading, spacing: 36) {
        ForEach(Array(stride(from: 0, to: Screen.allCases.count, by: 2)), id: \.self) { first in
          HStack(alignment: .top, spacing: 48) {
            ForEach(Screen.allCases[first..<min(first + 2, Screen.allCases.count)], id: \.self) { pair($0) }
          }
        }
      }
      .padding([.horizontal, .bottom], 36)
    }
    .background(Color(white: 0.9))
    .environment(\.colorScheme, .light)
  }

  private func pair(_ screen: Screen) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(screen.rawValue.words).font(.title2.weight(.semibold))
      HStack(alignment: .top, spacing: 16) {
        ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
          VStack(spacing: 10) {
            // As at the edges of a device: a background may be larger than its screen.
            screen.view
              .background(.background)
              .clipShape(RoundedRectangle(cornerRadius: 24))
              .environment(\.colorScheme, scheme)
            Text(scheme == .dark ? "Dark" : "Light").font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}
