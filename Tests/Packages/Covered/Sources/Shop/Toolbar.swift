import SwiftUI

/// Alternatives by space, and a condition on the version of the system.
struct ActionBar: View {  // GAP ActionBar: never in a large type size; never right to left
  var body: some View {
    ViewThatFits {
      HStack {
        Text("Add to basket"); Text("Share with friends")
      }
      VStack {
        Text("Add to basket"); Text("Share with friends")
      }
      Text("Add")  // GAP ActionBar: view 3 of `ViewThatFits` never drawn
    }
    if #available(iOS 17, *) {
      Text("new")
    } else {
      Text("old")
    }
  }
}

/// Shows that it loads, until it appears: before it is drawn.
struct Loader: View {  // GAP Loader: never in dark; never in a large type size; never right to left
  @State private var isLoading = true

  var body: some View {
    Group {
      if isLoading {  // GAP Loader: `if isLoading` never drawn
        Text("Loading …")
      } else {
        Text("Loaded")
      }
    }
    .onAppear { isLoading = false }
  }
}

#if os(macOS)
  /// A view of another system.
  struct MenuBarItem: View {
    var body: some View { Text("menu") }
  }
#endif
