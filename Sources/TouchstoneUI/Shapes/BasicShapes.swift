public import Foundation
public import TouchstoneDrawing

/// A rectangle.
///
/// - Source: SwiftUI, `Rectangle`.
public struct Rectangle: Shape {
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates a rectangle that fills its frame.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// The largest circle in the middle of a rectangle.
///
/// - Source: SwiftUI, `Circle`.
public struct Circle: Shape {
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates a circle as wide as the shorter side of its frame, in the middle.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: proposal.height ?? 10, height: proposal.width ?? 10))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// An ellipse that touches the four sides of a rectangle.
///
/// - Source: SwiftUI, `Ellipse`.
public struct Ellipse: Shape {
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates an ellipse that fills its frame.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle whose shorter sides are round.
///
/// - Source: SwiftUI, `Capsule`.
public struct Capsule: Shape {
  public typealias AnimatableData = EmptyAnimatableData

  /// How the ends bend.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle with round corners of one size.
///
/// - Source: SwiftUI, `RoundedRectangle`.
public struct RoundedRectangle: Shape {
  /// The radii of the corners.
  public var cornerSize: CGSize
  /// How the corners bend.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with elliptical corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with corners of one radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle with round corners of four sizes.
///
/// - Source: SwiftUI, `UnevenRoundedRectangle`.
public struct UnevenRoundedRectangle: Shape {
  /// The radius of each corner.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners bend.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with a radius for each corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with a radius for each corner.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius),
      style: style)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension RectangleCornerRadii: Animatable {
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get {
      AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }
}

extension Path: Shape {
  public typealias AnimatableData = EmptyAnimatableData

  public func path(in rect: CGRect) -> Path { self }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
