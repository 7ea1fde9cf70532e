import SwiftUI

/// A circular photo with a ring in the tint colour and a shadow.
public struct AvatarView: View {
  let imageName: String

  public init(imageName: String) {
    self.imageName = imageName
  }

  public var body: some View {
    Image(imageName, bundle: .module)
      .resizable()
      .scaledToFill()
      .frame(width: 120, height: 120)
      .clipShape(Circle())
      .overlay(Circle().stroke(.tint, lineWidth: 3))
      .padding(3)
      .overlay(Circle().strokeBorder(Color.primary.opacity(0.1)))
      .shadow(color: .black.opacity(0.25), radius: 6, y: 3)
      .padding(12)
  }
}

#Preview(traits: .sizeThatFitsLayout) { AvatarView(imageName: "dog").tint(.orange) }
