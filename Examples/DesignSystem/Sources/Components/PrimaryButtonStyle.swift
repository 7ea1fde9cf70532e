import SwiftUI

/// The button for the main action of a screen.
public struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .padding(.vertical, 12)
      .frame(maxWidth: .infinity)
      .background(isEnabled ? Color.accentColor : .gray, in: .rect(cornerRadius: 12))
  }
}

#Preview("Enabled", traits: .fixedLayout(width: 280, height: 80)) {
  Button("Continue") {}.buttonStyle(PrimaryButtonStyle()).padding()
}

#Preview("Disabled", traits: .fixedLayout(width: 280, height: 80)) {
  Button("Continue") {}.buttonStyle(PrimaryButtonStyle()).padding().disabled(true)
}
