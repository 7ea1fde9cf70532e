import TouchstoneCore

/// How many values a parameter has.
///
/// - Source: AppIntents, `IntentCollectionSize`.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  public let min: Int
  public let max: Int

  public init(exactly count: Int) { (min, max) = (count, count) }
  public init(min: Int, max: Int) { (self.min, self.max) = (min, max) }
  public init(integerLiteral value: Int) { self.init(exactly: value) }
}
