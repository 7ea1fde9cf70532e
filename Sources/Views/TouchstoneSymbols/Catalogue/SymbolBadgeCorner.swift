import Foundation

/// The corner of a drawing at which the disc of a badge is.
///
/// - Source: pictures of Apple's symbols (SF Symbols 5): the centre of the disc, and its radius of 26 units.
struct SymbolBadgeCorner {
  var isTop = false
  var isLeading = false
  /// The distances of the disc's centre from the corner of the ink, in grid units.
  var inset = CGSize(width: 3, height: 13)

  /// Creates the corner for a drawing in an enclosure.
  init(of name: String, in enclosure: SymbolEnclosure?) {
    if Self.topNames.contains(name) {
      isTop = true
      inset.height = 21
    }
    isLeading = Self.leadingNames.contains(name)
    if enclosure == .circle || Self.roundNames.contains(name) { inset = CGSize(width: 6.5, height: 24.5) }
  }

  private static let topNames: Set<String> = [
    "at", "cart", "engine.combustion", "folder", "lightbulb.min", "steeringwheel",
  ]

  private static let leadingNames: Set<String> = [
    "at", "bag", "doc", "document", "externaldrive", "gauge", "gauge.medium", "gauge.with.dots.needle.bottom.50percent",
    "globe", "macwindow", "pencil.tip.crop.circle", "person.crop.circle", "person.crop.rectangle", "phone", "rectangle",
    "rectangle.portrait", "square", "waveform.path",
  ]

  /// Drawings whose corners are far from their ink.
  private static let roundNames: Set<String> = [
    "circle", "clock", "gauge", "gauge.medium", "gauge.with.dots.needle.bottom.50percent", "gear", "gearshape", "globe",
    "memories", "pencil.tip.crop.circle", "person.crop.circle",
  ]
}
