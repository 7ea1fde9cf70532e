package import Foundation

extension CGFloat {
  /// The number with at most three decimals and no trailing zeros.
  package var plain: String {
    guard isFinite, magnitude < 1e12 else { return "\(self)" }
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
  }
}
