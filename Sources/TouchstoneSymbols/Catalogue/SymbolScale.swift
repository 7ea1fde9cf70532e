import Foundation

/// The scale of a symbol relative to text.
package enum SymbolScale: Hashable, Sendable, CaseIterable {
  case small
  case medium
  case large

  /// The scale factor of the drawing; 1 for medium.
  var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }
}
