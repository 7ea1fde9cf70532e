internal import Foundation

/// The space after each letter of a run, in points.
struct LetterSpacing {
  /// After letters whose advances are those of Apple's system font.
  let known: CGFloat
  /// After letters that keep the advances of their font.
  let own: CGFloat

  init(known: CGFloat, own: CGFloat) {
    (self.known, self.own) = (known, own)
  }

  init(_ all: CGFloat) {
    self.init(known: all, own: all)
  }
}
