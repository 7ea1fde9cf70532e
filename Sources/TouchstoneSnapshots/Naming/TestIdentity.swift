/// The test that asks, as its framework knows it.
package struct TestIdentity: Hashable, Sendable {
  /// What tells one run of a test case from another: counters restart with it.
  package var scope: String
  /// What tells the test from others, and is the same when it is repeated.
  package var test: String
  /// The argument of a parameterised test.
  package var argument: String?
  /// Set if the argument does not tell the case from the test's others.
  package var ambiguity: AmbiguousArgument?

  package init(
    scope: String = "", test: String = "", argument: String? = nil, ambiguity: AmbiguousArgument? = nil
  ) {
    self.scope = scope
    self.test = test
    self.argument = argument
    self.ambiguity = ambiguity
  }
}

/// Why a case of a parameterised test cannot be told from the others by its argument.
package enum AmbiguousArgument: Hashable, Sendable {
  /// Several arguments have this name.
  case shared(String, count: Int)
  /// The names of the arguments are unknown.
  case unknown
}
