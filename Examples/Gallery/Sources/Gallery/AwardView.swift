import SwiftUI

/// A trophy with its winner and date.
public struct AwardView: View {
  let playerName: String
  let date: String

  public init(playerName: String, date: String) {
    self.playerName = playerName
    self.date = date
  }

  public var body: some View {
    VStack(spacing: 6) {
      ZStack {
        Circle()
          .fill(
            RadialGradient(
              colors: [.yellow.opacity(0.55), .yellow.opacity(0)], center: .center, startRadius: 10, endRadius: 70))
        Image(systemName: "trophy.fill")
          .font(.system(size: 72))
          .foregroundStyle(
            LinearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom)
          )
          .shadow(color: .orange.opacity(0.6), radius: 5, y: 2)
      }
      .frame(width: 160, height: 140)
      Text(playerName)
        .font(.title)
        .bold()
      Text(date)
        .font(.subheadline)
        .foregroundStyle(.secondary)
      HStack(spacing: 4) {
        ForEach(0..<5) { index in
          Image(systemName: index < 4 ? "star.fill" : "star")
        }
      }
      .font(.caption)
      .foregroundColor(.orange)
      .padding(.top, 4)
    }
    .multilineTextAlignment(.center)
    .padding(20)
    .frame(width: 220)
  }
}

#Preview(traits: .sizeThatFitsLayout) { AwardView(playerName: "Ada Byron", date: "21 November 2026") }
