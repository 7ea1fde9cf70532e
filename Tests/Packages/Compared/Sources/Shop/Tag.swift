import SwiftUI

/// A price tag.
public struct Tag: View {
  let name: String

  public init(_ name: String) {
    self.name = name
  }

  public var body: some View {
    Text(name).padding(8).background(.teal, in: .rect(cornerRadius: 6)).frame(width: 120, height: 60)
  }
}

#Preview("Pear", traits: .sizeThatFitsLayout) { Tag("Pear") }
