import SwiftUI

public struct ProfileRow: View {
  let name: String

  public init(name: String) {
    self.name = name
  }

  public var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "person.crop.circle.fill").font(.largeTitle).foregroundStyle(.indigo)
      VStack(alignment: .leading) {
        Text(name).font(.headline)
        Text("Online").font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .padding()
  }
}
