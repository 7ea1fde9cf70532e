import Foundation
import TouchstoneCore

extension NavigationPath {
  /// A form of a path that can be stored.
  ///
  /// Each value is a mangled type name and the JSON of the value, the last one first, as in SwiftUI.
  ///
  /// - Source: SwiftUI, `NavigationPath.CodableRepresentation`.
  public struct CodableRepresentation {
    fileprivate let elements: [any Hashable & Codable]
  }

  /// A form of the path that can be stored; `nil` if one of the values is not `Codable`.
  public var codable: CodableRepresentation? {
    let values = elements.compactMap { $0 as? any Hashable & Codable }
    return values.count == elements.count ? CodableRepresentation(elements: values) : nil
  }

  /// Creates a path from its stored form.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }
}

extension NavigationPath.CodableRepresentation: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [any Hashable & Codable] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      let json = try container.decode(String.self)
      guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no type \(name).")
      }
      elements.append(try JSONDecoder().decode(type, from: Data(json.utf8)))
    }
    self.elements = elements.reversed()
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements.reversed() {
      guard let name = _mangledTypeName(type(of: element)) else {
        throw EncodingError.invalidValue(
          element, .init(codingPath: encoder.codingPath, debugDescription: "\(type(of: element)) has no name."))
      }
      try container.encode(name)
      try container.encode(String(decoding: JSONEncoder().encode(element), as: UTF8.self))
    }
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.elements.map { AnyHashable($0) } == rhs.elements.map { AnyHashable($0) }
  }
}
