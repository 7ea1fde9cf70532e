/// The end of an assertion: whether it passed, why it failed, and what it did to its golden.
struct Settlement {
  var verdict = SnapshotVerdict.passed
  private(set) var failure: SnapshotFailure?
  var recorded: RecordedChange?

  mutating func fail(_ failure: SnapshotFailure) {
    self.failure = failure
    verdict = .failed
  }
}
