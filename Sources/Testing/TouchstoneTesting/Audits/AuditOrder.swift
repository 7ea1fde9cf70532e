import TouchstoneAudits

/// What is looked for in views, and what is ignored.
struct AuditOrder: Sendable {
  var types: AuditType
  var contrast = ContrastLevel.aa
  var exemptions: [AuditExemption] = []
  /// Whether the exemptions are those of many assertions.
  var isScope = false

  /// What the scope of the code that is running asks for.
  @TaskLocal static var current: AuditOrder?
}
