import SwiftUI

/// A boarding pass in a wallet, with the next pass below.
public struct BoardingPassScreen: View {
  private let flight = Flight.sample

  public init() {}

  public var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        header
        BoardingPass(flight: flight)
        WalletTip()
      }
      .padding(.horizontal, 16)
      .padding(.top, 8)
    }
    .background {
      Color(uiColor: .systemBackground).ignoresSafeArea()
    }
  }

  private var header: some View {
    HStack {
      Text("Wallet").font(.largeTitle.bold())
      Spacer()
      Image(systemName: "plus.circle.fill")
        .symbolRenderingMode(.hierarchical)
        .font(.title)
        .foregroundStyle(.tint)
    }
  }
}

private struct WalletTip: View {
  var body: some View {
    Label {
      Text("Boarding starts in **25 minutes**. Gate B42 is a 7-minute walk away.")
        .font(.footnote)
    } icon: {
      Image(systemName: "figure.walk").font(.title3).foregroundStyle(.orange)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(14)
    .background(.orange.opacity(0.12), in: .rect(cornerRadius: 14))
  }
}

#Preview { BoardingPassScreen() }

#Preview("Tip", traits: .fixedLayout(width: 360, height: 90)) { WalletTip() }
