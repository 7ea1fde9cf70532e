import SwiftUI

/// A profile with photo, name, place and three numbers.
public struct ProfileCard: View {
  /// A card is paler than a dark screen.
  private static let ground = Color(uiColor: .secondarySystemGroupedBackground)

  let name: String
  let role: String

  public init(name: String, role: String) {
    self.name = name
    self.role = role
  }

  public var body: some View {
    VStack(spacing: 0) {
      LinearGradient(colors: [.indigo, .purple, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
        .frame(height: 72)
        .overlay(alignment: .topTrailing) {
          Image(systemName: "ellipsis")
            .font(.headline)
            .foregroundColor(.white)
            .padding(12)
        }
      VStack(spacing: 10) {
        Image("dog", bundle: .module)
          .resizable()
          .frame(width: 76, height: 76)
          .clipShape(Circle())
          .overlay(Circle().strokeBorder(Self.ground, lineWidth: 4))
          .padding(.top, -38)
        VStack(spacing: 2) {
          Text(name).font(.title3).fontWeight(.semibold)
          Text(role).font(.subheadline).foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
        HStack(spacing: 0) {
          Figure(value: "128", label: "Walks")
          Divider().frame(height: 28)
          Figure(value: "4.9", label: "Rating")
          Divider().frame(height: 28)
          Figure(value: "2.1k", label: "Friends")
        }
        Label("Follow", systemImage: "plus")
          .font(.subheadline.weight(.semibold))
          .foregroundColor(.white)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 10)
          .background(Color.accentColor)
          .clipShape(Capsule())
      }
      .padding(.horizontal, 16)
      .padding(.bottom, 16)
    }
    .frame(width: 280)
    .background(Self.ground)
    .clipShape(RoundedRectangle(cornerRadius: 20))
    .overlay(RoundedRectangle(cornerRadius: 20).strokeBorder(Color.primary.opacity(0.08)))
    .shadow(color: .black.opacity(0.18), radius: 8, y: 4)
    .padding(20)
  }
}

private struct Figure: View {
  let value: String
  let label: String

  var body: some View {
    VStack(spacing: 1) {
      Text(value).font(.headline).monospacedDigit()
      Text(label).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

#Preview(traits: .sizeThatFitsLayout) { ProfileCard(name: "Bruno", role: "Good boy, Hamburg") }

#Preview("Long name", traits: .sizeThatFitsLayout) {
  ProfileCard(name: "Bartholomew Maximilian of Hohenstein", role: "Herding dog, Lüneburg Heath")
}
