public import TouchstoneAudits
public import TouchstoneUI

/// Asserts that an audit finds no issues in a view, such as too little contrast, clipped text, or controls without a label.
///
///     assertAudit(of: Settings(), layout: .device(config: .iPhone13), varying: .colorSchemes, .typeSizes(.large, .xxxLarge))
///
/// An audit needs no golden. It lays out the view and examines what it draws, where, and what it exposes to assistive
/// technologies. The failure lists every issue with the view, the measured value, the limit, and a line of code that fixes
/// it.
///
/// - Parameters:
///   - view: The view to audit.
///   - types: The kinds of issues to look for.
///   - layout: The size of the view; a device's for views that fill a screen.
///   - traits: The traits of the view's environment.
///   - axes: The variants of the view: every combination of the axes is audited.
///   - contrast: The minimum contrast.
///   - exemptions: Issues to ignore. An exemption that matches no finding fails the assertion.
///   - name: The name of the audit; by default, its number within the test.
///   - fileID: The file of the assertion. You don't usually specify this parameter.
///   - filePath: The path of the assertion's file. You don't usually specify this parameter.
///   - testName: The name of the test, from which the name of the baseline file is derived.
///   - line: The line of the assertion. You don't usually specify this parameter.
///   - column: The column of the assertion. You don't usually specify this parameter.
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

/// Returns the issues that an audit finds in a view.
///
///     let findings = try auditFindings(of: Card(), for: .contrast)
///
/// - Parameters:
///   - view: The view to audit.
///   - types: The kinds of issues to look for.
///   - layout: The size of the view; a device's for views that fill a screen.
///   - traits: The traits of the view's environment.
///   - contrast: The minimum contrast.
/// - Returns: The findings, sorted by kind, then in drawing order.
/// - Throws: Errors thrown by the view, and an error if it cannot be drawn.
public func auditFindings<Content: View>(
  of view: @autoclosure @MainActor () throws -> Content,
  for types: AuditType = .all,
  layout: SwiftUISnapshotLayout = .sizeThatFits,
  traits: UITraitCollection = UITraitCollection(),
  contrast: ContrastLevel = .aa
) throws -> [AuditFinding] {
  let picture = ViewPicture(layout: layout, traits: traits, isOpaque: true)
  let order = AuditOrder(types: types, contrast: contrast)
  return try MainActorHop.value {
    try ViewAuditing(order: order).findings(in: try view(), variants: [("", picture)]).flatMap(\.findings)
  }
}
