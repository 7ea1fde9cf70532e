import SwiftUI

/// A dot that grows and fades once it appears.
public struct Pulse: View {
  @State private var isLarge = false

  public init() {}

  public var body: some View {
    Circle()
      .fill(.pink)
      .frame(width: 48, height: 48)
      .scaleEffect(isLarge ? 1 : 0.4)
      .opacity(isLarge ? 0.3 : 1)
      .padding(12)
      .onAppear {
        withAnimation(.easeOut(duration: 0.6)) { isLarge = true }
      }
  }
}
