import Foundation
public import TouchstoneCore

/// - Source: AppIntents, `TypeDisplayRepresentable`.
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

extension TypeDisplayRepresentable {
  public static var typeDisplayName: LocalizedStringResource { typeDisplayRepresentation.name }
}
