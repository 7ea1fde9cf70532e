package import Foundation
public import TouchstoneDrawing

/// The leading or the trailing side of a rectangle.
///
/// - Source: SwiftUI, `HorizontalEdge`.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The side where lines begin.
  case leading
  /// The side where lines end.
  case trailing

  /// A set of sides.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set of one side.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The side where lines begin.
    public static let leading = Set(.leading)
    /// The side where lines end.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or the bottom side of a rectangle.
///
/// - Source: SwiftUI, `VerticalEdge`.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// A set of sides.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set of one side.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The upper side.
    public static let top = Set(.top)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}

extension Edge {
  /// Creates the side that a horizontal edge names.
  public init(_ edge: HorizontalEdge) {
    self = edge == .leading ? .leading : .trailing
  }

  /// Creates the side that a vertical edge names.
  public init(_ edge: VerticalEdge) {
    self = edge == .top ? .top : .bottom
  }

  /// The axis across which the side lies.
  package var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }
}

extension EdgeInsets {
  /// The insets on some sides, and none on the others.
  package func on(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }

  /// The insets with left and right swapped where layout runs to the left: leading is then the left side.
  package func resolved(in direction: LayoutDirection) -> EdgeInsets {
    guard direction == .rightToLeft else { return self }
    return EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }

  package static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top, leading: lhs.leading + rhs.leading, bottom: lhs.bottom + rhs.bottom,
      trailing: lhs.trailing + rhs.trailing)
  }

  package var horizontal: CGFloat { leading + trailing }

  package var vertical: CGFloat { top + bottom }
}
