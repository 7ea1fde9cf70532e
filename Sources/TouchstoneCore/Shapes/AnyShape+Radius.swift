package import Foundation

extension AnyShape {
  /// A rectangle with rounded corners, or a capsule where there is no radius.
  package init(radius: CGFloat?) {
    if let radius { self.init(RoundedRectangle(cornerRadius: radius)) } else { self.init(Capsule()) }
  }
}
