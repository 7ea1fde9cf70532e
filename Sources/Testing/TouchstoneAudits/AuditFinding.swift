public import Foundation
internal import TouchstoneDrawing

/// An issue that an audit found in a view.
public struct AuditFinding: Hashable, Sendable {
  /// The kind of the issue: exactly one.
  public var type: AuditType
  /// The names of the enclosing views, outermost first, and of the view itself; users' views have those of their types.
  public var path: String
  /// The accessibility identifiers of the view and of the enclosing views, innermost first.
  public var identifiers: [String]
  /// The frame of the issue in the picture, in points.
  public var frame: CGRect
  /// The measured value, such as `3.44:1 at worst, 5.02:1 in the median`.
  public var measured: String
  /// The limit and its source, such as `at least 4.5:1 (WCAG 2.2, 1.4.3, AA)`.
  public var limit: String
  /// A line of code that fixes the issue.
  public var advice: String
  /// The distance of the measured value from the limit, to find the worst of several variants with the same issue; 0
  /// where issues of a kind do not differ in degree.
  package var severity = 0.0
  /// The position of the view in the tree, apart from what it shows; empty if unknown. See `RenderNode.position`.
  package var position = ""
  /// The path without users' views, by which lists of known issues find the view; empty if it is the same.
  package var nodePath = ""
  /// The language and region of the view, and its pseudo-language, if it has one.
  package var language = ""

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
  /// Three lines: the kind, view and frame; the measured value and the limit; the advice.
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
