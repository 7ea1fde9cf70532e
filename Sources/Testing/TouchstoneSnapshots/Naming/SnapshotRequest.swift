/// One assertion: its location and its arguments, and the test that makes it.
package struct SnapshotRequest {
  package var location: AssertionLocation
  package var arguments: AssertionArguments
  package var test: TestIdentity
  /// The scope's configuration.
  package var configuration: SnapshotTestingConfiguration

  package init(
    at location: AssertionLocation, _ arguments: AssertionArguments = AssertionArguments(),
    test: TestIdentity = TestIdentity(), configuration: SnapshotTestingConfiguration = .effective
  ) {
    self.location = location
    self.arguments = arguments
    self.test = test
    self.configuration = configuration
  }
}
