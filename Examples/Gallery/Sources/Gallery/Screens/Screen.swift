import SwiftUI

/// A finished screen of the gallery, as wide as a phone, by name.
public enum Screen: String, CaseIterable, Sendable {
  case onboarding, receipt, chat, calendar, weather, music, settings, pricing, leaderboard, boardingPass

  /// Whether the screen is as high as a phone.
  public var fillsThePhone: Bool {
    switch self {
    case .onboarding, .receipt, .chat, .calendar: false
    case .weather, .music, .settings, .pricing, .leaderboard, .boardingPass: true
    }
  }

  /// Whether the screen is different in the dark appearance.
  public var followsTheAppearance: Bool { self != .music }

  /// The screen on its intended background.
  @MainActor @ViewBuilder public var view: some View {
    switch self {
    case .onboarding: OnboardingScreen()
    case .receipt: ReceiptScreen()
    case .chat: ChatScreen()
    case .calendar: CalendarScreen()
    case .weather: WeatherScreen().phone()
    case .music: MusicScreen().phone()
    case .settings: SettingsScreen().phone()
    case .pricing: PricingScreen().phone()
    case .leaderboard: LeaderboardScreen().phone()
    case .boardingPass: BoardingPassScreen().phone()
    }
  }
}

extension View {
  /// Sets the size of a phone's screen.
  fileprivate func phone() -> some View { frame(width: 402, height: 874) }
}
