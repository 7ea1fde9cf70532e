import SwiftUI

/// A tile with a name.
public struct Tile: View {
  public let name: String

  public init(_ name: String) {
    self.name = name
  }

  public var body: some View {
    Text(name).font(.headline).padding(12).background(Color.yellow)
  }
}
