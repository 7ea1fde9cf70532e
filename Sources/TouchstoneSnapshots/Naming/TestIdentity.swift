/// The test that asks, as its framework knows it.
package struct TestIdentity: Hashable, Sendable {
  /// What tells one run of a test case from another: counters start anew with it.
  package var scope: String
  /// The argument of a parameterised test.
  package var argument: String?

  package init(scope: String = "", argument: String? = nil) {
    self.scope = scope
    self.argument = argument
  }
}
