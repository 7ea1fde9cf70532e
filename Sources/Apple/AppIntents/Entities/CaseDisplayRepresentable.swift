import Foundation
import TouchstoneCore

/// - Source: AppIntents, `CaseDisplayRepresentable`.
public protocol CaseDisplayRepresentable: DisplayRepresentable, CaseIterable, Hashable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The representation of the case; the name of the case if there is none.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
  }
}
