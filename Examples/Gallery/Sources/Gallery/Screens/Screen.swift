import SwiftUI

/// A finished screen of the gallery, as wide as a phone, under a name.
public enum Screen: String, CaseIterable, Sendable {
  case onboarding, receipt, chat, calendar

  /// The screen on the background that it is meant for.
  @MainActor @ViewBuilder public var view: some View {
    switch self {
    case .onboarding: OnboardingScreen()
    case .receipt: ReceiptScreen()
    case .chat: ChatScreen()
    case .calendar: CalendarScreen()
    }
  }
}
