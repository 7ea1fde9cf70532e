public import Foundation
internal import TouchstoneDrawing

/// A fault that an audit found in a view.
public struct AuditFinding: Hashable, Sendable {
  /// The kind of the fault; one kind only.
  public var type: AuditType
  /// The view: the names of the views around it, from the outside, and its own.
  public var path: String
  /// The accessibility identifiers of the view and of those around it, from the inside.
  public var identifiers: [String]
  /// Where the view lies in the picture, in points.
  public var frame: CGRect
  /// What was measured, such as `3.44:1 at worst, 3.44:1 in the median`.
  public var measured: String
  /// What is asked for, such as `at least 4.5:1 (WCAG 2.2, 1.4.3, AA)`.
  public var limit: String
  /// A line of code that fixes the fault.
  public var advice: String

  package init(
    _ type: AuditType, path: String, identifiers: [String] = [], frame: CGRect, measured: String, limit: String,
    advice: String
  ) {
    self.type = type
    self.path = path
    self.identifiers = identifiers
    self.frame = frame
    self.measured = measured
    self.limit = limit
    self.advice = advice
  }
}

extension AuditFinding: CustomStringConvertible {
  /// Three lines: what and where, measured value and limit, advice.
  public var description: String {
    """
    \(type): \(path) at (\(frame.minX.short), \(frame.minY.short)), \(frame.width.short) × \(frame.height.short) pt
      measured: \(measured); limit: \(limit)
      fix: \(advice)
    """
  }
}

extension CGFloat {
  /// The number with at most two decimals.
  package var short: String { ((self * 100).rounded() / 100).plain }
}
