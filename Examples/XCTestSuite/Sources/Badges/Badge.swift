import SwiftUI

/// A short text in a capsule.
public struct Badge: View {
  let title: String
  let color: Color

  public init(_ title: String, color: Color = .blue) {
    self.title = title
    self.color = color
  }

  public var body: some View {
    Text(title)
      .font(.caption.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(color, in: .capsule)
      .padding(8)
  }
}
