public import TouchstoneAudits
public import TouchstoneUI

/// Asserts that no generated state of a view has a problem.
///
///     @Test func `any price tag`() {
///       assertFuzz(of: PriceTag.init, seeds: 500)
///     }
///
/// Each seed makes a state: arguments of the view, a size and an environment. It is laid out, and fails if the process
/// crashes, an audit finds an issue, the layout from right to left is not the mirror image, the view is drawn differently
/// again, or a text is lost. Of each kind of problem, the smallest state is found and printed as a `#Preview`. The states
/// of a seed are the same in every run.
///
/// - Parameters:
///   - make: What makes the view: its initialiser, or a closure that calls it.
///   - count: How many states are tried.
///   - first: The seed of the first state. The simplest state is that of seed 0.
///   - environment: The sizes and environments to try.
///   - audits: The issues to look for.
///   - checks: The other problems to look for.
///   - exemptions: Issues of audits to ignore.
///   - call: The expression that makes the view in printed previews, with `$0`, `$1`, … for the arguments:
///     `"PriceTag(name: $0, price: $1)"`. By default, a call of the initialiser without the names of its parameters is
///     guessed; of a view with modifiers, and of a generic one, only the arguments are printed.
///   - name: The name of the assertion; by default, its number within the test.
///   - fileID: The file of the assertion. You don't usually specify this parameter.
///   - filePath: The path of the assertion's file. You don't usually specify this parameter.
///   - testName: The name of the test.
///   - line: The line of the assertion. You don't usually specify this parameter.
///   - column: The column of the assertion. You don't usually specify this parameter.
public func assertFuzz<each Argument: Fuzzable, Content: View>(
  of make: @escaping @MainActor (repeat each Argument) -> Content,
  seeds count: Int = 500,
  from first: UInt64 = 0,
  environment: FuzzEnvironment = FuzzEnvironment(),
  for audits: AuditType = .fuzzed,
  checks: FuzzChecks = .all,
  ignoring exemptions: [AuditExemption] = [],
  preview call: String? = nil,
  named name: String? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertFuzz(
    of: make, with: repeat FuzzGenerator<each Argument>.any, seeds: count, from: first, environment: environment,
    for: audits, checks: checks, ignoring: exemptions, preview: call, named: name, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

/// Asserts that no generated state of a view has a problem, with a generator for each argument.
///
///     assertFuzz(of: StarRating.init, with: .range(0...5), .any)
///
/// The generators have the order of the arguments; `.any` is that of an argument's type. The other parameters are those of
/// ``assertFuzz(of:seeds:from:environment:for:checks:ignoring:preview:named:fileID:file:testName:line:column:)``.
public func assertFuzz<each Argument, Content: View>(
  of make: @escaping @MainActor (repeat each Argument) -> Content,
  with generators: repeat FuzzGenerator<each Argument>,
  seeds count: Int = 500,
  from first: UInt64 = 0,
  environment: FuzzEnvironment = FuzzEnvironment(),
  for audits: AuditType = .fuzzed,
  checks: FuzzChecks = .all,
  ignoring exemptions: [AuditExemption] = [],
  preview call: String? = nil,
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
  let subject = FuzzSubject(make, repeat each generators, call: call, environment: environment)
  let run = FuzzRun(
    subject: subject, seeds: first..<(first + UInt64(max(0, count))), audits: audits, checks: checks,
    exemptions: exemptions)
  site.report(Verification.fuzz(site) { try run.audit() })
}

/// Returns the problems of a view in generated states, of each kind the one that was found first.
///
/// See ``assertFuzz(of:seeds:from:environment:for:checks:ignoring:preview:named:fileID:file:testName:line:column:)`` for the
/// parameters.
///
/// - Throws: An error if a state cannot be drawn.
public func fuzzFindings<each Argument, Content: View>(
  of make: @escaping @MainActor (repeat each Argument) -> Content,
  with generators: repeat FuzzGenerator<each Argument>,
  seeds count: Int = 500,
  from first: UInt64 = 0,
  environment: FuzzEnvironment = FuzzEnvironment(),
  for audits: AuditType = .fuzzed,
  checks: FuzzChecks = .all,
  ignoring exemptions: [AuditExemption] = [],
  preview call: String? = nil
) throws -> [FuzzFinding] {
  let subject = FuzzSubject(make, repeat each generators, call: call, environment: environment)
  let run = FuzzRun(
    subject: subject, seeds: first..<(first + UInt64(max(0, count))), audits: audits, checks: checks,
    exemptions: exemptions)
  return try run.findings()
}

extension AuditType {
  /// The issues that generated states are examined for by default: clipped, overlapping, off screen and too small to hit.
  public static let fuzzed: AuditType = [.textClipped, .overlap, .offScreen, .hitRegion]
}
