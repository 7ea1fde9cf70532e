/// A strategy: how a value becomes a snapshot of some format, and how snapshots are stored and compared.
///
/// New strategies are made from others by `pullback`:
///
///     extension Snapshotting where Value == Order, Format == String {
///       static var receipt: Snapshotting {
///         Snapshotting<String, String>.lines.pullback { order in order.receipt() }
///       }
///     }
///
/// - Source: swift-snapshot-testing, `Snapshotting`.
public struct Snapshotting<Value, Format> {
  /// The extension of golden files, without the dot.
  public var pathExtension: String?
  /// How snapshots are stored and compared.
  public var diffing: Diffing<Format>
  /// How a value becomes a snapshot.
  public var snapshot: (Value) -> Async<Format>
  /// What goldens say about their making. Read after the snapshot was taken.
  package var provenance: () -> GoldenMetadata = { GoldenMetadata() }
  /// Whether a snapshot with nothing to see is accepted.
  package var allowsBlank = false
  /// Where differences do not count.
  package var masks: [SnapshotMask] = []

  /// Creates a strategy that delivers later.
  public init(
    pathExtension: String?,
    diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = asyncSnapshot
  }

  /// Creates a strategy.
  public init(
    pathExtension: String?,
    diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The strategy for values from which this one's values can be made.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    pulledBack { newValue in snapshot(transform(newValue)) }
  }

  /// The strategy for values from which this one's values can be made later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    pulledBack { newValue in
      Async { callback in
        transform(newValue).run { value in snapshot(value).run(callback) }
      }
    }
  }

  /// This strategy with another way to its snapshot.
  package func pulledBack<NewValue>(
    _ asyncSnapshot: @escaping (NewValue) -> Async<Format>
  ) -> Snapshotting<NewValue, Format> {
    var result = Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing, asyncSnapshot: asyncSnapshot)
    result.provenance = provenance
    result.allowsBlank = allowsBlank
    result.masks = masks
    return result
  }

  /// The same strategy, which accepts a picture with nothing to see.
  ///
  /// An assertion about an empty or fully transparent picture fails otherwise: most are mistakes.
  public func allowingBlank() -> Self {
    var result = self
    result.allowsBlank = true
    return result
  }
}

/// A strategy whose values are stored as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy that stores values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
