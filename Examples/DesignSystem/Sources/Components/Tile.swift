import SwiftUI

/// A figure with its name, for overviews.
public struct Tile: View {
  let name: String
  let value: String

  public init(_ name: String, value: String) {
    self.name = name
    self.value = value
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(name).font(.subheadline).foregroundStyle(.secondary)
      Text(value).font(.title2.bold()).monospacedDigit()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(.quaternary, in: .rect(cornerRadius: 16))
  }
}

#Preview("Steps", traits: .fixedLayout(width: 200, height: 110)) {
  Tile("Steps", value: "8,431").padding(8)
}

#Preview("Long name", traits: .fixedLayout(width: 200, height: 110)) {
  Tile("Resting heart rate", value: "58").padding(8)
}
