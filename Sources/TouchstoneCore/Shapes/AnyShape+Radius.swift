package import Foundation

extension AnyShape {
  /// Creates a rectangle with rounded corners, or a capsule if `radius` is `nil`.
  package init(radius: CGFloat?) {
    if let radius { self.init(RoundedRectangle(cornerRadius: radius)) } else { self.init(Capsule()) }
  }
}
