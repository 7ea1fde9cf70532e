/// The test that asks, as its framework knows it.
package struct TestIdentity: Hashable, Sendable {
  /// What tells one run of a test case from another: counters start anew with it.
  package var scope: String
  /// The argument of a parameterised test.
  package var argument: String?
  /// Set if the argument does not tell the case from the test's others.
  package var ambiguity: AmbiguousArgument?

  package init(scope: String = "", argument: String? = nil, ambiguity: AmbiguousArgument? = nil) {
    self.scope = scope
    self.argument = argument
    self.ambiguity = ambiguity
  }
}

/// Why a case of a parameterised test cannot be told from the others by its argument.
package enum AmbiguousArgument: Hashable, Sendable {
  /// Several arguments have this name.
  case shared(String, count: Int)
  /// The arguments' names cannot be found out.
  case unknown
}
