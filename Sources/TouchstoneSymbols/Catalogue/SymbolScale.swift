import Foundation

/// The size of a symbol beside text of one size.
package enum SymbolScale: Hashable, Sendable, CaseIterable {
  case small
  case medium
  case large

  /// The size of the drawing, where medium is 1.
  var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }
}
