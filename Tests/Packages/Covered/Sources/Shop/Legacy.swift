import SwiftUI

/// A view that no test draws. Its branches are not listed: there is one thing to do.
struct LegacyBanner: View {  // GAP LegacyBanner: never drawn
  var isWide = false

  var body: some View {
    if isWide { Text("wide") } else { LegacyBannerIcon() }
  }
}

/// A view that only another one uses, which no test draws.
struct LegacyBannerIcon: View {  // GAP LegacyBannerIcon: never drawn
  var body: some View { Image(systemName: "star") }
}

enum Notice {
  /// A view inside of another type.
  struct Line: View {  // GAP Notice.Line: never drawn
    var body: some View { Text("–") }
  }
}
