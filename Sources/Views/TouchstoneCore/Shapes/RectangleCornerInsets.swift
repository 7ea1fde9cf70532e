public import Foundation
public import TouchstoneDrawing

/// The sizes of the corners of a container, in points.
///
/// - Source: SwiftUI, `RectangleCornerInsets`.
public struct RectangleCornerInsets: Hashable, Sendable {
  /// The size of the upper leading corner.
  public var topLeading: CGSize
  /// The size of the upper trailing corner.
  public var topTrailing: CGSize
  /// The size of the lower leading corner.
  public var bottomLeading: CGSize
  /// The size of the lower trailing corner.
  public var bottomTrailing: CGSize

  /// Creates the sizes of corners.
  public init(
    topLeading: CGSize = .zero, topTrailing: CGSize = .zero, bottomLeading: CGSize = .zero,
    bottomTrailing: CGSize = .zero
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Creates square corners.
  public init() { self.init(topLeading: .zero) }
}

extension GeometryProxy {
  /// The sizes of the container's corners; always zero: it does not follow the container's shape.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

extension RectangleCornerRadii {
  /// The radius of a corner.
  public subscript(corner: Edge.Corner) -> CGFloat {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }
}
