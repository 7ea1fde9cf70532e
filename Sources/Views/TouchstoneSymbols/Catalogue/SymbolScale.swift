import Foundation

/// The scale of a symbol relative to text.
package enum SymbolScale: Hashable, Sendable, CaseIterable {
  case small
  case medium
  case large

  /// The scale factor of the drawing; 1 for medium.
  ///
  /// - Source: symbols are 1/0.783 times as wide as AppKit tells in templates of the SF Symbols app, which are small; large ones
  ///   are 1.29 times as wide as medium ones, as developers found, and as `person.3` and `paintpalette` are in pictures.
  var factor: CGFloat {
    switch self {
    case .small: 0.783
    case .medium: 1
    case .large: 1.29
    }
  }
}
