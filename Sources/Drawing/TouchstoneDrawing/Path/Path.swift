public import Foundation

/// A path made of lines and curves, in points, with y pointing down.
///
/// A value type: copies share storage until one of them changes. A line, curve or close before the first move adds
/// nothing, as in Core Graphics.
///
/// - Source: SwiftUI, `Path`.
public struct Path: Hashable, Sendable {
  /// An element of a path.
  @frozen public enum Element: Hashable, Sendable {
    /// Begins a new subpath at a point.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the start of the subpath.
    case closeSubpath
  }

  /// The elements, in drawing order.
  package var elements: [Element]

  /// Creates an empty path.
  public init() {
    elements = []
  }

  /// Creates a path from its elements.
  package init(elements: [Element]) {
    self.elements = elements
  }

  /// Creates a path by drawing into an empty one.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with each element, in drawing order.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Begins a new subpath at a point.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
  }

  /// Adds a straight line to a point.
  public mutating func addLine(to end: CGPoint) {
    guard !isEmpty else { return }
    elements.append(.line(to: end))
  }

  /// Adds a quadratic Bézier curve to a point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard !isEmpty else { return }
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve to a point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard !isEmpty else { return }
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current subpath with a line to its start.
  public mutating func closeSubpath() {
    guard !isEmpty else { return }
    elements.append(.closeSubpath)
  }

  /// Returns the path after applying a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    let elements = elements.withUnsafeBufferPointer { source in
      [Element](unsafeUninitializedCapacity: source.count) { target, count in
        guard var from = source.baseAddress, var to = target.baseAddress else { return }
        count = source.count
        for _ in 0..<count {
          to.initialize(to: from.pointee.applying(transform))
          from += 1
          to += 1
        }
      }
    }
    return Path(elements: elements)
  }
}

extension Path.Element {
  /// Returns the element after applying a transform.
  fileprivate func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}
