package import Foundation

/// A shadow of a ``Look``: black, with a radius and an offset downwards in points.
package struct LookShadow: Hashable, Sendable {
  package var opacity: Double
  package var radius: CGFloat
  package var drop: CGFloat

  package static let none = LookShadow(opacity: 0, radius: 0, drop: 0)
}

extension View {
  /// Adds a shadow of a look.
  package nonisolated func shadow(_ shadow: LookShadow) -> some View {
    self.shadow(color: .black.opacity(shadow.opacity), radius: shadow.radius, y: shadow.drop)
  }
}
