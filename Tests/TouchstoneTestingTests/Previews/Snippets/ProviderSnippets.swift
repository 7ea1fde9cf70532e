import SwiftUI

// Previews from before #Preview.

struct Badge_Previews: PreviewProvider {
  static let sizes: [DynamicTypeSize] = [.small, .accessibility1]

  static var previews: some View {
    ForEach(sizes, id: \.self) { size in
      Text("Badge").dynamicTypeSize(size)
    }
    .previewLayout(.sizeThatFits)
  }
}

enum Nested {
  struct Previews: PreviewProvider {
    static var platform: PreviewPlatform? { .iOS }

    static var previews: some View {
      Group {
        Text("A").previewDevice(PreviewDevice(rawValue: "iPhone SE (3rd generation)"))
        Text("B").previewInterfaceOrientation(.landscapeLeft)
      }
      .previewDisplayName("Devices")
    }
  }
}
