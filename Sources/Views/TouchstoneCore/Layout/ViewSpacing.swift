public import Foundation
public import TouchstoneDrawing

/// The preferred distances of a view from its neighbours, in points.
///
/// - Source: SwiftUI, `ViewSpacing`; distances measured on Apple's frameworks.
public struct ViewSpacing: Sendable {
  /// The kind of a view's edge, which determines the distance to its neighbour.
  package enum Preference: Hashable, Sendable {
    /// Nothing is said: the usual distance, unless a union says more.
    case unsaid
    /// No distance, as for a spacer.
    case none
    /// The default distance.
    case standard
    case text(TextSpacing)
    /// The edge of several views, of which some are text.
    case mixed(TextSpacing)

    /// The distances that a text at the edge prefers.
    fileprivate var text: TextSpacing? {
      switch self {
      case .text(let text), .mixed(let text): text
      case .unsaid, .none, .standard: nil
      }
    }

    /// Whether there is a view at the edge that is not text.
    fileprivate var hasView: Bool {
      switch self {
      case .unsaid, .standard, .mixed: true
      case .none, .text: false
      }
    }
  }

  /// The preferred distances of a text, in points.
  package struct TextSpacing: Hashable, Sendable {
    /// The distance to a text above; the leading of the lower text is used.
    package var toText: CGFloat
    /// The distance from the bottom of the text to a view below it.
    package var belowToView: CGFloat
    /// The distance from a view above to the top of the text.
    package var aboveToView: CGFloat

    package init(toText: CGFloat, belowToView: CGFloat, aboveToView: CGFloat) {
      self.toText = toText
      self.belowToView = belowToView
      self.aboveToView = aboveToView
    }

    /// Returns the larger ones of the distances of two texts.
    fileprivate func union(_ other: TextSpacing) -> TextSpacing {
      TextSpacing(
        toText: max(toText, other.toText), belowToView: max(belowToView, other.belowToView),
        aboveToView: max(aboveToView, other.aboveToView))
    }
  }

  /// What each edge of a view is; nil where it keeps no distance unless a union adds one.
  private struct Preferences: Sendable {
    var top: Preference?
    var leading: Preference?
    var bottom: Preference?
    var trailing: Preference?

    subscript(edge: Edge) -> Preference? {
      get {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
      }
      set {
        switch edge {
        case .top: top = newValue
        case .leading: leading = newValue
        case .bottom: bottom = newValue
        case .trailing: trailing = newValue
        }
      }
    }
  }

  /// The default distance between two views that are not text.
  package static let standardDistance: CGFloat = 8

  /// Spacing without a preference on any edge.
  public static let zero = ViewSpacing(all: nil)

  private var preferences = Preferences()

  /// The usual distance on all edges, which a union with another view says.
  package static let standard = ViewSpacing(all: .standard)

  /// The usual distance on all edges, until a union with another spacing says otherwise.
  public init() {
    self.init(all: .unsaid)
  }

  package init(all preference: Preference?) {
    for edge in Edge.allCases { preferences[edge] = preference }
  }

  package init(vertical: Preference, horizontal: Preference) {
    preferences = Preferences(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// Merges another spacing into this one on some edges, keeping the larger preferences.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      if preferences[edge] == .unsaid {
        preferences[edge] = other.preferences[edge]
      } else if let theirs = other.preferences[edge] {
        preferences[edge] = preferences[edge].map { Self.larger($0, theirs) } ?? theirs
      }
    }
  }

  /// Returns this spacing merged with another one on some edges, with the larger preferences of the two.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the distance to the next view along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let mine = preferences[axis == .horizontal ? .trailing : .bottom]
    let theirs = next.preferences[axis == .horizontal ? .leading : .top]
    // Without a preference on either edge, the distance is zero.
    if mine == nil, theirs == nil { return 0 }
    let (first, second) = (mine ?? .standard, theirs ?? .standard)
    if first == .none || second == .none { return 0 }
    guard axis == .vertical else { return Self.standardDistance }
    // What meets along the edge: a view and a text below it, a text and a view below it, or two texts.
    let distances = [
      first.hasView ? second.text?.aboveToView : nil, second.hasView ? first.text?.belowToView : nil,
      first.text == nil ? nil : second.text?.toText,
    ]
    return distances.compactMap(\.self).max() ?? Self.standardDistance
  }

  /// Whether all edges prefer no distance, as those of a spacer.
  package var isNone: Bool {
    let known = Edge.allCases.compactMap { preferences[$0] }
    return !known.isEmpty && known.allSatisfy { $0 == .none }
  }

  /// Returns the spacing with the default distance on some edges.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var result = self
    for edge in Edge.allCases where edges.contains(edge) { result.preferences[edge] = .standard }
    return result
  }

  private static func larger(_ first: Preference, _ second: Preference) -> Preference {
    switch (first, second) {
    case (.none, _), (.unsaid, _): second
    case (_, .none), (_, .unsaid): first
    case (.standard, .standard): first
    case (let first, let second):
      // One of them is text.
      if let a = first.text ?? second.text, let b = second.text ?? first.text {
        first.hasView || second.hasView ? .mixed(a.union(b)) : .text(a.union(b))
      } else {
        first
      }
    }
  }
}
