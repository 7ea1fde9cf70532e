import SwiftUI

/// What is no view builder for Swift, or runs before a picture is drawn: it notes nothing, and is no gap.
struct Shelf: View {  // GAP Shelf: never in dark; never in a large type size; never right to left
  var isLoaded: Bool

  var body: some View {
    switch isLoaded {
    case true: return AnyView(Text("Tea"))
    case false: return AnyView(Text("Loading …"))
    }
  }

  @ViewBuilder static func labelled(isSale: Bool) -> some View {
    VStack {
      if isSale { Text("Sale") }
      Shelf(isLoaded: true)
    }
  }
}
