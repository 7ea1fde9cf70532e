import SwiftUI

/// What the name of a target says about it.
enum TargetKind: String, CaseIterable {
  case apple = "a name of another library"
  case own = "Swift"
  case c = "C"

  init(of target: String) {
    if target.lowercased().hasPrefix("touchstone") {
      self = .own
    } else if target.prefixMatch(of: /C[A-Z][A-Za-z]/) != nil, target != "CoreGraphics" {
      self = .c
    } else {
      self = .apple
    }
  }

  var color: Color {
    switch self {
    case .apple: .green
    case .own: .blue
    case .c: .gray
    }
  }
}
