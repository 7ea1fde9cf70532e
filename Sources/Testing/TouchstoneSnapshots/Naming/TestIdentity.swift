/// The identity of the running test, according to its framework.
package struct TestIdentity: Hashable, Sendable {
  /// Distinguishes one run of a test case from another: counters restart with it.
  package var scope: String
  /// Distinguishes the test from others; the same when the test is repeated.
  package var test: String
  /// The argument of a parameterised test.
  package var argument: String?
  /// The reason why the argument does not distinguish the case from others of the test, or `nil`.
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

/// The reason why the argument of a parameterised test's case does not distinguish it from the others.
package enum AmbiguousArgument: Hashable, Sendable {
  /// Several arguments have this name.
  case shared(String, count: Int)
  /// The names of the arguments are unknown.
  case unknown
}
