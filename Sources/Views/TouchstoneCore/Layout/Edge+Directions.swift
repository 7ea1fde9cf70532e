package import Foundation
public import TouchstoneDrawing

/// The leading or the trailing edge of a rectangle.
///
/// - Source: SwiftUI, `HorizontalEdge`.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading
  case trailing

  /// A set of horizontal edges.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set that contains one edge.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or the bottom edge of a rectangle.
///
/// - Source: SwiftUI, `VerticalEdge`.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case bottom

  /// A set of vertical edges.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set that contains one edge.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

extension Edge {
  /// Creates an edge from a horizontal edge.
  public init(_ edge: HorizontalEdge) {
    self = edge == .leading ? .leading : .trailing
  }

  /// Creates an edge from a vertical edge.
  public init(_ edge: VerticalEdge) {
    self = edge == .top ? .top : .bottom
  }

  /// The axis perpendicular to the edge.
  package var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }
}

extension EdgeInsets {
  /// Returns these insets on the given edges, and zero on the others.
  package func on(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }

  /// Returns the insets for a layout direction: in a right-to-left layout, leading and trailing are swapped so that
  /// leading is the left side.
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
