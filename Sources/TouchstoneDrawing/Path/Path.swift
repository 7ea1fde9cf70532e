public import Foundation

/// An outline made of lines and curves, in points, y downwards.
///
/// A plain value: copies share storage until one of them changes. A line, a curve or a closing step before the first
/// move adds nothing, as in Core Graphics.
///
/// - Source: SwiftUI, `Path`.
public struct Path: Hashable, Sendable {
  /// A step of an outline.
  @frozen public enum Element: Hashable, Sendable {
    /// Begins a part of the outline at a point.
    case move(to: CGPoint)
    /// A straight line from where the outline has come to.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the part began.
    case closeSubpath
  }

  /// The steps, in drawing order.
  package var elements: [Element]

  /// Creates an outline without a step.
  public init() {
    elements = []
  }

  /// Creates an outline from its steps.
  package init(elements: [Element]) {
    self.elements = elements
  }

  /// Creates an outline by drawing into an empty one.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether the outline has no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with each step, in drawing order.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Begins a new part of the outline at a point.
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

  /// Ends the current part with a line to its beginning.
  public mutating func closeSubpath() {
    guard !isEmpty else { return }
    elements.append(.closeSubpath)
  }

  /// The outline after a transform.
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
  /// The step after a transform.
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
