import Foundation

// SAFETY: everything is set by the initialiser and not changed later, except what the lock protects; the closures of the
// properties capture only key paths.
/// The variables of a model's class: a part of what `@Model` adds to it.
///
/// It has identity because each class has one.
public final class ModelDescription: @unchecked Sendable {
  let type: any PersistentModel.Type
  /// The name of the class, without those of types around it.
  let name: String
  let properties: [Schema.PropertyMetadata]
  private let indices: [String: Int]
  /// The inverse of each relation, by the index of its variable; `nil` until they are first asked for.
  private var inverses: [Int: Schema.PropertyMetadata]?
  private let lock = NSLock()

  /// Describes a class.
  public init<Model: PersistentModel>(of type: Model.Type) {
    self.type = type
    name = String(describing: type)
    properties = type.schemaMetadata.enumerated().map { index, property in
      var property = property
      property.index = index
      return property
    }
    indices = Dictionary(properties.map { ($0.name, $0.index) }) { first, _ in first }
  }

  var relations: [Schema.PropertyMetadata] { properties.filter { $0.relation != nil } }

  func property(named name: String) -> Schema.PropertyMetadata {
    guard let index = indices[name] else { preconditionFailure("\(self.name) has no stored variable “\(name)”.") }
    return properties[index]
  }

  func property(at path: AnyKeyPath) -> Schema.PropertyMetadata? { properties.first { $0.keyPath == path } }

  /// The variables that are different in each model together, as indices: `@Attribute(.unique)` and `#Unique`.
  var uniqueness: [[Int]] {
    properties.filter { $0.attribute?.isUnique == true }.map { [$0.index] }
      + type._$uniqueness.map { $0.compactMap { property(at: $0)?.index } }.filter { !$0.isEmpty }
  }

  /// Returns the variable on the other side of a relation.
  func inverse(of property: Schema.PropertyMetadata) -> Schema.PropertyMetadata? {
    lock.withLock {
      let inverses = inverses ?? findInverses()
      self.inverses = inverses
      return inverses[property.index]
    }
  }

  private func findInverses() -> [Int: Schema.PropertyMetadata] {
    var found: [Int: Schema.PropertyMetadata] = [:]
    for property in relations { found[property.index] = findInverse(of: property) }
    return found
  }

  /// An inverse is named on one of the sides; without a name it is the only relation between both classes.
  private func findInverse(of property: Schema.PropertyMetadata) -> Schema.PropertyMetadata? {
    guard let relation = property.relation else { return nil }
    let other = relation.destination._$description
    if let path = property.relationship?.inverseKeyPath { return other.property(at: path) }
    if let named = other.relations.first(where: { $0.relationship?.inverseKeyPath == property.keyPath }) {
      return named
    }
    guard other !== self else { return nil }
    let (there, back) = (unnamedRelations(to: other), other.unnamedRelations(to: self))
    return there.count == 1 && back.count == 1 ? back.first : nil
  }

  /// The relations to a class for which neither side names an inverse.
  private func unnamedRelations(to other: ModelDescription) -> [Schema.PropertyMetadata] {
    relations.filter { property in
      property.relation?.destination == other.type && property.relationship?.inverseKeyPath == nil
        && !other.relations.contains { $0.relationship?.inverseKeyPath == property.keyPath }
    }
  }
}
