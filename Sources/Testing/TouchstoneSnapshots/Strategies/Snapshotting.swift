/// A strategy that turns a value into a snapshot of some format, and determines how snapshots are stored and compared.
///
/// Create new strategies from others with `pullback`:
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
  /// The way in which snapshots are stored and compared.
  public var diffing: Diffing<Format>
  /// Returns the snapshot of a value.
  public var snapshot: (Value) -> Async<Format> {
    get { Taken.reporting(take) }
    set {
      take = Taken.adapting(newValue)
      takeCreating = nil
    }
  }
  /// Returns the snapshot of a value with remarks on it, for assertions.
  package private(set) var take: (Value) -> Async<Taken<Format>>
  /// Returns the snapshot of the value that a closure creates, for strategies that do both in one step on the main actor.
  package private(set) var takeCreating: ((() throws -> Value) -> Async<Taken<Format>>)?
  /// The versions and settings that goldens note. Read after the snapshot was taken.
  package var provenance: () -> GoldenMetadata = { GoldenMetadata() }
  /// Whether a snapshot with nothing to see is accepted.
  package var allowsBlank = false
  /// The places where differences do not count.
  package var masks: [SnapshotMask] = []

  /// Creates a strategy that delivers its snapshots asynchronously.
  public init(
    pathExtension: String?,
    diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    take = Taken.adapting(asyncSnapshot)
  }

  /// Creates a strategy.
  public init(
    pathExtension: String?,
    diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  fileprivate init(
    pathExtension: String?, diffing: Diffing<Format>, take: @escaping (Value) -> Async<Taken<Format>>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.take = take
  }

  /// Returns a strategy for values from which this strategy's values can be created.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    pullback(taking: { newValue in Taken(collecting: { transform(newValue) }) })
  }

  /// Returns a strategy for values from which this strategy's values can be created asynchronously.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let making = Taken<Value>.adapting(transform)
    return pulledBack { newValue in
      Async { callback in
        making(newValue).run { made in
          take(made.format).run { callback($0.after(made.remarks)) }
        }
      }
    }
  }

  /// The strategy for values from which this one's values can be made, with remarks.
  package func pullback<NewValue>(
    taking transform: @escaping (NewValue) -> Taken<Value>
  ) -> Snapshotting<NewValue, Format> {
    pulledBack { newValue in
      let made = transform(newValue)
      return take(made.format).map { $0.after(made.remarks) }
    }
  }

  /// The strategy for values from which this one's values can be made, with remarks, in the same step as the values
  /// themselves are created.
  package func pullback<NewValue>(
    creating transform: @escaping (() throws -> NewValue) -> Taken<Value>
  ) -> Snapshotting<NewValue, Format> {
    var result = pullback(taking: { newValue in transform { newValue } })
    result.takeCreating = { newValue in
      let made = transform(newValue)
      return take(made.format).map { $0.after(made.remarks) }
    }
    return result
  }

  /// This strategy with another way to its snapshot.
  package func pulledBack<NewValue>(
    _ take: @escaping (NewValue) -> Async<Taken<Format>>
  ) -> Snapshotting<NewValue, Format> {
    var result = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing, take: take)
    result.provenance = provenance
    result.allowsBlank = allowsBlank
    result.masks = masks
    return result
  }

  /// This strategy with snapshots of another type, which are stored and compared in their own way.
  package func converted<NewFormat>(
    to diffing: Diffing<NewFormat>, _ transform: @escaping (Format) -> NewFormat
  ) -> Snapshotting<Value, NewFormat> {
    var result = Snapshotting<Value, NewFormat>(
      pathExtension: pathExtension, diffing: diffing,
      take: { [take] value in take(value).map { Taken(transform($0.format), $0.remarks) } })
    result.provenance = provenance
    result.allowsBlank = allowsBlank
    result.masks = masks
    return result
  }

  /// Returns the same strategy, accepting empty pictures, and files without bytes.
  ///
  /// Otherwise, an assertion about an empty or fully transparent picture fails, because most are mistakes. So does one
  /// with a strategy of your own whose `toData` returns no bytes.
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
