public import TouchstoneAudits
public import TouchstoneUI

/// Asserts that a view has no faults that a golden cannot show: too little contrast, text that is cut off, controls
/// without a name.
///
///     assertAudit(of: Settings(), layout: .device(config: .iPhone13), varying: .colorSchemes, .typeSizes(.large, .xxxLarge))
///
/// No golden is needed. The view is laid out and read; what it draws, where it lies, and what it tells assistive technologies
/// are known exactly. Each finding names the view, the measured value, the limit, and a line of code that fixes it.
///
/// - Parameters:
///   - view: The view.
///   - types: The kinds of faults.
///   - layout: The size of the view. That of a device, for what is meant to fill a screen.
///   - traits: What the view inherits, apart from what varies.
///   - axes: What varies: the view is audited in every combination.
///   - contrast: How much contrast is asked for.
///   - exemptions: Known faults that stay. One that fits no finding fails the assertion.
///   - name: A name for the audit, in place of its number among those of the test.
///   - fileID: Where the assertion stands.
///   - filePath: Where the assertion stands.
///   - testName: The test; the name of the baseline file follows from it.
///   - line: Where the assertion stands.
///   - column: Where the assertion stands.
public func assertAudit<Content: View>(
  of view: @autoclosure @MainActor () throws -> Content,
  for types: AuditType = .all,
  layout: SwiftUISnapshotLayout = .sizeThatFits,
  traits: UITraitCollection = UITraitCollection(),
  varying axes: SnapshotAxis...,
  contrast: ContrastLevel = .aa,
  ignoring exemptions: [AuditExemption] = [],
  named name: String? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = AssertionSite(
    name: name, record: nil, snapshotDirectory: nil, timeout: 0, fileID: fileID, filePath: filePath,
    testName: testName, line: line, column: column)
  let picture = ViewPicture(layout: layout, traits: traits, isOpaque: true)
  let variants = axes.isEmpty ? [("", picture)] : SnapshotAxis.variants(of: picture, varying: axes)
  let order = AuditOrder(types: types, contrast: contrast, exemptions: exemptions)
  site.report(Verification.audit(site, order, variants: variants, view: view))
}

/// What an audit finds in a view, for tests that look at it themselves.
///
///     let findings = try auditFindings(of: Card(), for: .contrast)
///
/// - Parameters:
///   - view: The view.
///   - types: The kinds of faults.
///   - layout: The size of the view.
///   - traits: What the view inherits.
///   - contrast: How much contrast is asked for.
/// - Returns: The findings, by kind, then in the order in which views are drawn.
/// - Throws: What the view throws, and an error if it cannot be drawn.
public func auditFindings<Content: View>(
  of view: @autoclosure @MainActor () throws -> Content,
  for types: AuditType = .all,
  layout: SwiftUISnapshotLayout = .sizeThatFits,
  traits: UITraitCollection = UITraitCollection(),
  contrast: ContrastLevel = .aa
) throws -> [AuditFinding] {
  let picture = ViewPicture(layout: layout, traits: traits, isOpaque: true)
  let auditing = AuditOrder(types: types, contrast: contrast)
  return try MainActorHop.value {
    try ViewAuditing(order: auditing).findings(in: try view(), variants: [("", picture)]).flatMap(\.findings)
  }
}
