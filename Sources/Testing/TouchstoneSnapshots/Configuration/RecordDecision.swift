/// The record mode of one assertion, and where it comes from.
package struct RecordDecision: Equatable, Sendable {
  /// The origin of a mode, highest precedence first.
  package enum Source: String, Sendable {
    /// `TOUCHSTONE_RECORD`, which `swift package record-snapshots` sets.
    case forced
    /// `CI` is set: `never`, whatever the code says.
    case continuousIntegration
    /// The assertion's `record:` argument.
    case argument
    /// `withSnapshotTesting` or a `.snapshots` trait.
    case scope
    /// `SNAPSHOT_TESTING_RECORD`.
    case environment
    /// Nothing sets the mode, so it is `missing`.
    case fallback
  }

  package var mode: SnapshotTestingConfiguration.Record.Mode
  package var source: Source

  package init(mode: SnapshotTestingConfiguration.Record.Mode, source: Source) {
    self.mode = mode
    self.source = source
  }

  /// Decides for one assertion, whose golden has a path relative to the package; nil if it is not known, or there is none.
  ///
  /// A forced mode is for a person who records: the assertion's verdict is then recorded, not failed. If the forced
  /// mode is limited to some snapshots, the others are never written. If `CI` is set, only a forced mode records,
  /// because no one reviews a golden that a CI job writes.
  package init(
    snapshot id: SnapshotID, golden: String? = nil, argument: SnapshotTestingConfiguration.Record?,
    scope: SnapshotTestingConfiguration, environment: SnapshotEnvironment
  ) {
    let environment = scope.isUnderTest ? SnapshotEnvironment() : environment
    if let forced = environment.forcedRecord {
      let isMeant = environment.recordOnly?.contains(id, golden: golden) ?? true
      self.init(mode: isMeant ? forced.mode : .never, source: .forced)
    } else if environment.isContinuousIntegration {
      self.init(mode: .never, source: .continuousIntegration)
    } else if let argument {
      self.init(mode: argument.mode, source: .argument)
    } else if let record = scope.record {
      self.init(mode: record.mode, source: .scope)
    } else if let record = environment.record {
      self.init(mode: record.mode, source: .environment)
    } else {
      self.init(mode: .missing, source: .fallback)
    }
  }
}
