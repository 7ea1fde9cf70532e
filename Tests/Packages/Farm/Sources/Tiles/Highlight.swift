import SwiftUI

/// A tile that stands out. Two pull requests change it, each another line.
public struct Highlight: View {
  public init() {}

  public var body: some View {
    Tile("Highlight")
      .padding(8)
      .frame(width: 160)
      .background(Color.white)
      .clipped()
      .border(Color.orange, width: 2)
  }
}
