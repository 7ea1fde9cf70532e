import SwiftUI

/// A finished view of the gallery, by name.
public enum GalleryPiece: String, CaseIterable, Sendable {
  case avatar, award, profileCard, settings, priceTag

  /// The view on its intended background.
  @MainActor @ViewBuilder public var view: some View {
    switch self {
    case .avatar: AvatarView(imageName: "dog").tint(.orange).background(.background)
    case .award: AwardView(playerName: "Ada Byron", date: "21 November 2026").background(.background)
    case .profileCard: ProfileCard(name: "Bruno", role: "Good boy, Hamburg").background(.background)
    case .settings: SettingsGroup().background(.background)
    case .priceTag: PriceTag(price: "€ 19", before: "€ 34").background(.background)
    }
  }
}
