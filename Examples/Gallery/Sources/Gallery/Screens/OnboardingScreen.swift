import SwiftUI

/// The first page of an app: an illustration, three promises and a button to continue.
public struct OnboardingScreen: View {
  public init() {}

  public var body: some View {
    VStack(spacing: 28) {
      hero
      VStack(spacing: 8) {
        Text("Welcome to \(Text("Trailhead").foregroundStyle(.teal))")
          .font(.title.bold())
        Text("Every path in the country, in your pocket and *offline*.")
          .font(.body)
          .foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      .fixedSize(horizontal: false, vertical: true)
      VStack(alignment: .leading, spacing: 18) {
        Promise(
          symbol: "map.fill", tint: .teal, title: "Maps that stay",
          text: "Download a region once and leave the net behind.")
        Promise(
          symbol: "heart.fill", tint: .pink, title: "Made for your pace", text: "Routes learn how fast you climb.")
        Promise(
          symbol: "person.2.fill", tint: .indigo, title: "Better together",
          text: "Share where you are with people you trust.")
      }
      VStack(spacing: 14) {
        Button {
        } label: {
          Text("Continue").fontWeight(.semibold).frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        HStack(spacing: 8) {
          ForEach(0..<3, id: \.self) { page in
            Capsule()
              .fill(page == 0 ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
              .frame(width: page == 0 ? 20 : 7, height: 7)
          }
        }
        .accessibilityHidden(true)
      }
    }
    .tint(.teal)
    .padding(24)
    .frame(width: 360)
    .background(.background)
  }

  private var hero: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(colors: [.cyan.opacity(0.55), .mint.opacity(0.25)], startPoint: .top, endPoint: .bottom)
      Circle()
        .fill(.yellow.gradient)
        .frame(width: 46, height: 46)
        .offset(x: 20, y: -100)
      Ridge(peaks: [0.45, 0.95, 0.55, 0.8, 0.4]).fill(.teal.opacity(0.45)).frame(height: 120)
      Ridge(peaks: [0.8, 0.4, 0.7, 0.35, 0.75]).fill(.teal.gradient).frame(height: 80)
    }
    .frame(height: 168)
    .clipShape(.rect(cornerRadius: 28, style: .continuous))
  }
}

private struct Promise: View {
  let symbol: String
  let tint: Color
  let title: LocalizedStringKey
  let text: LocalizedStringKey

  var body: some View {
    HStack(alignment: .top, spacing: 14) {
      Image(systemName: symbol)
        .font(.title3)
        .foregroundStyle(tint)
        .frame(width: 40, height: 40)
        .background(tint.opacity(0.15), in: .circle)
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.headline)
        Text(text).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

/// A mountain ridge; the peaks are fractions of the height.
private struct Ridge: Shape {
  let peaks: [CGFloat]

  func path(in rect: CGRect) -> Path {
    Path { path in
      let step = rect.width / CGFloat(peaks.count - 1)
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for (index, peak) in peaks.enumerated() {
        path.addLine(to: CGPoint(x: rect.minX + CGFloat(index) * step, y: rect.maxY - peak * rect.height))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

#Preview(traits: .sizeThatFitsLayout) { OnboardingScreen() }

#Preview("Promise", traits: .fixedLayout(width: 340, height: 90)) {
  Promise(
    symbol: "map.fill", tint: .teal, title: "Maps that stay", text: "Download a region once and leave the net behind.")
}
