/// A fault that is known and stays, with the reason.
///
///     assertAudit(of: Card(), ignoring: [
///       AuditExemption(.contrast, identifier: "logo", reason: "A brand's mark; WCAG 1.4.3 excepts logotypes.")
///     ])
///
/// An exemption that fits no finding fails the assertion: it has served its time.
public struct AuditExemption: Hashable, Sendable {
  /// The kinds of faults.
  public var types: AuditType
  /// The accessibility identifier of the view, or of one around it; `nil` for all views.
  public var identifier: String?
  /// Why the fault stays.
  public var reason: String

  /// Creates an exemption.
  ///
  /// - Parameters:
  ///   - types: The kinds of faults.
  ///   - identifier: The accessibility identifier of the view, or of one around it; `nil` for all views.
  ///   - reason: Why the fault stays, for those who read the test.
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
