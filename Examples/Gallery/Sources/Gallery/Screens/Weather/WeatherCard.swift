import SwiftUI

/// A frosted-glass card with a small title, as used by all parts of the forecast.
struct WeatherCard<Content: View>: View {
  let title: LocalizedStringKey
  let symbol: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(title, systemImage: symbol)
        .font(.caption.weight(.medium))
        .textCase(.uppercase)
        .opacity(0.65)
      content
    }
    .padding(14)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.ultraThinMaterial, in: .rect(cornerRadius: 16, style: .continuous))
    .environment(\.colorScheme, .dark)
  }
}

#Preview(traits: .fixedLayout(width: 200, height: 100)) {
  WeatherCard(title: "Pollen", symbol: "leaf") { Text("Low") }.background(.blue)
}
