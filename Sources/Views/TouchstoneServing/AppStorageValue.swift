public import Foundation

/// A value that a view reads by `@AppStorage`: one of the types that user defaults have.
///
/// ```swift
/// request.appStorage["showsPrices"] = true
/// request.appStorage["currency"] = "EUR"
/// ```
public enum AppStorageValue: Hashable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case url(URL)
  case data(Data)
  case date(Date)

  var value: any Sendable {
    switch self {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .url(let value): value
    case .data(let value): value
    case .date(let value): value
    }
  }

  /// The bytes of the value and its type, and of no other one: equal strings may have other letters in a file.
  var bytes: Data {
    switch self {
    case .bool(let value): Data("bool \(value)".utf8)
    case .int(let value): Data("int \(value)".utf8)
    case .double(let value): Data("double \(value.bitPattern)".utf8)
    case .string(let value): Data("string \(value)".utf8)
    case .url(let value): Data("url \(value.absoluteString)".utf8)
    case .data(let value): Data("data ".utf8) + value
    case .date(let value): Data("date \(value.timeIntervalSinceReferenceDate.bitPattern)".utf8)
    }
  }
}

extension AppStorageValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral
{
  /// Creates a truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates a whole number, which is also the value of a property that is a `Double`.
  public init(integerLiteral value: Int) { self = .int(value) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }
}
