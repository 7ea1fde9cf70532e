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

  /// The approximate memory of the value, in bytes.
  var cost: Int {
    switch self {
    case .string(let value): value.utf8.count
    case .url(let value): value.absoluteString.utf8.count
    case .data(let value): value.count
    case .bool, .int, .double, .date: 8
    }
  }
}

extension AppStorageValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral
{
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .int(value) }
  public init(floatLiteral value: Double) { self = .double(value) }
  public init(stringLiteral value: String) { self = .string(value) }
}
