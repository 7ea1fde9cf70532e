import SwiftUI

public struct Badge: View {
  public init() {}

  public var body: some View {
    Circle().fill(.red).frame(width: 20, height: 20)
  }
}

#Preview("Red", traits: .sizeThatFitsLayout) { Badge() }
