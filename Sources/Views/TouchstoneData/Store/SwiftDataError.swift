public import Foundation

/// An error of a container or a context.
///
/// - Source: SwiftData, `SwiftDataError`, whose cases are others.
public enum SwiftDataError: Error, Equatable, CustomStringConvertible {
  /// A container was to be in a file.
  case storeInFile(URL)
  /// A class is not in the schema of the container.
  case unknownModel(String)
  /// A model was deleted, but the rule of a relationship denies it while there are related models.
  case deletionDenied(model: String, relationship: String, count: Int)
  /// A variable that is not optional refers to a model that was deleted.
  case missingValue(model: String, relationship: String)
  /// The container does not allow to save.
  case savingNotAllowed

  public var description: String {
    switch self {
    case .storeInFile(let url):
      """
      The model container was to be stored at \(url.path), but Touchstone stores models in memory only, and does not \
      read Apple's stores. Use ModelConfiguration(isStoredInMemoryOnly: true) in tests and previews.
      """
    case .unknownModel(let name):
      "\(name) is not in the schema of the container: add it, as in ModelContainer(for: \(name).self)."
    case .deletionDenied(let model, let relationship, let count):
      """
      A \(model) was deleted, but \(model).\(relationship) still has \(count) and its delete rule is .deny: delete or \
      move them first.
      """
    case .missingValue(let model, let relationship):
      """
      \(model).\(relationship) is not optional, but what it refers to was deleted. Declare it optional, or delete both: \
      @Relationship(deleteRule: .cascade).
      """
    case .savingNotAllowed: "The configuration of the container has allowsSave: false."
    }
  }
}

extension SwiftDataError: LocalizedError {
  public var errorDescription: String? { description }
}
