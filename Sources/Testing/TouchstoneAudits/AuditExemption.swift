/// An issue to ignore, with the reason.
///
///     assertAudit(of: Card(), ignoring: [
///       AuditExemption(.contrast, identifier: "logo", reason: "A logotype; WCAG 1.4.3 excepts these.")
///     ])
///
/// An exemption that matches no finding fails the assertion, so that outdated exemptions don't accumulate.
public struct AuditExemption: Hashable, Sendable {
  /// The kinds of issues to ignore.
  public var types: AuditType
  /// The accessibility identifier of the view or of an enclosing view; `nil` for all views.
  public var identifier: String?
  /// The reason for ignoring the issue; appears in the report.
  public var reason: String

  /// Creates an exemption.
  ///
  /// - Parameters:
  ///   - types: The kinds of issues to ignore.
  ///   - identifier: The accessibility identifier of the view or of an enclosing view; `nil` for all views.
  ///   - reason: Why the issue is ignored; appears in the report.
  public init(_ types: AuditType, identifier: String? = nil, reason: String) {
    self.types = types
    self.identifier = identifier
    self.reason = reason
  }

  /// Whether a finding is ignored.
  package func covers(_ finding: AuditFinding) -> Bool {
    types.contains(finding.type) && identifier.map(finding.identifiers.contains) ?? true
  }
}
