/// A type of which ``assertFuzz(of:seeds:from:environment:for:checks:ignoring:preview:named:fileID:file:testName:line:column:)``
/// generates values.
///
/// Texts, numbers, dates, addresses, colours and collections of them conform. An enumeration conforms with one line if it lists
/// its cases, and a structure by generating its parts:
///
///     extension Badge.Size: Fuzzable {}  // CaseIterable
///
///     extension Product: Fuzzable {
///       static func fuzzed(_ choices: inout FuzzChoices) -> Product {
///         Product(name: .fuzzed(&choices), price: FuzzGenerator.range(0...500).make(&choices))
///       }
///     }
public protocol Fuzzable: SendableMetatype {
  /// Generates a value. If all choices are 0, it is the simplest one.
  static func fuzzed(_ choices: inout FuzzChoices) -> Self

  /// The value as a Swift expression, for previews. By default, a structure as its initialiser with a parameter for each
  /// stored property, an enumeration as its case.
  var sourceCode: String { get }
}

extension Fuzzable {
  public var sourceCode: String { SwiftSource.reflected(self) }
}

extension Fuzzable where Self: CaseIterable {
  /// One of the cases; the simplest is the first.
  public static func fuzzed(_ choices: inout FuzzChoices) -> Self { choices.choose(from: Array(allCases)) }
}

extension Fuzzable where Self: CaseIterable & Equatable {
  public var sourceCode: String {
    // A description of its own need not be the name of the case.
    guard self is any CustomStringConvertible || self is any CustomDebugStringConvertible,
      let index = Array(Self.allCases).firstIndex(of: self)
    else { return SwiftSource.reflected(self) }
    return "Array(\(SwiftSource.name(of: Self.self)).allCases)[\(index)]"
  }
}
