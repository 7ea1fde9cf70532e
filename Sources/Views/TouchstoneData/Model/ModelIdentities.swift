import Foundation

/// Compares lists of models by identity, in memory: lists of thousands are compared with each change of a relation.
enum ModelIdentities {
  /// Whether a list has a model.
  static func contains<Model: PersistentModel>(_ model: Model, in models: [Model]) -> Bool {
    let identity = UInt(bitPattern: ObjectIdentifier(model))
    return withIdentities(of: models) { $0.contains(identity) }
  }

  /// Whether a list begins with another.
  static func begins<Model: PersistentModel>(_ models: [Model], with others: [Model]) -> Bool {
    guard models.count >= others.count else { return false }
    return withIdentities(of: models) { models in
      withIdentities(of: others) { others in
        guard let first = models.baseAddress, let second = others.baseAddress else { return true }
        return memcmp(first, second, others.count * MemoryLayout<UInt>.stride) == 0
      }
    }
  }

  private static func withIdentities<Model: PersistentModel, Result>(
    of models: [Model], _ body: (UnsafeBufferPointer<UInt>) -> Result
  ) -> Result {
    models.withUnsafeBytes { bytes in
      // SAFETY: a list of objects is a list of their addresses.
      body(bytes.bindMemory(to: UInt.self))
    }
  }
}
