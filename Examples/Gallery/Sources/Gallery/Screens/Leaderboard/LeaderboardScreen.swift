import SwiftUI

/// The best runners of the week on a podium, the others in a list, and the user always in sight.
public struct LeaderboardScreen: View {
  private enum Span: String, CaseIterable {
    case week = "Week"
    case month = "Month"
    case all = "All Time"
  }

  @State private var span = Span.week
  @State private var scoreWidth: CGFloat?

  public init() {}

  public var body: some View {
    VStack(spacing: 0) {
      header
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(Runner.all.dropFirst(3)) { runner in
            RunnerRow(runner: runner, scoreWidth: scoreWidth)
          }
        }
        .padding(16)
      }
      .safeAreaInset(edge: .bottom) { ownRow }
    }
    .onPreferenceChange(ScoreWidthKey.self) { scoreWidth = $0 }
    .background(Color(uiColor: .systemGroupedBackground))
  }

  private var header: some View {
    VStack(spacing: 16) {
      Text("Leaderboard")
        .font(.largeTitle.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
      Picker("Time span", selection: $span) {
        ForEach(Span.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      PodiumLayout(spacing: 10) {
        ForEach(Runner.all.prefix(3)) { runner in
          PodiumPlace(runner: runner)
        }
      }
      .padding(.top, 12)
    }
    .padding(.horizontal, 16)
    .padding(.top, 8)
    .clipShape(headerShape)
    .background {
      LinearGradient(colors: [.purple, .indigo], startPoint: .top, endPoint: .bottom)
        .clipShape(headerShape)
        .ignoresSafeArea(edges: .top)
    }
    .foregroundStyle(.white)
    .environment(\.colorScheme, .dark)
  }

  private var headerShape: UnevenRoundedRectangle {
    UnevenRoundedRectangle(bottomLeadingRadius: 28, bottomTrailingRadius: 28, style: .continuous)
  }

  private var ownRow: some View {
    RunnerRow(runner: .me, scoreWidth: scoreWidth)
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .background(.regularMaterial)
      .overlay(alignment: .top) { Divider() }
  }
}

#Preview { LeaderboardScreen() }
