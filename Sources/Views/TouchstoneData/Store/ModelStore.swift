import Foundation

/// The saved values of models, shared by all contexts of a container.
///
/// It has identity because contexts of several actors share it.
final class ModelStore: Sendable {
  /// The saved values of a model.
  struct Row {
    let number: Int
    let order: Int
    /// The version of the store that last changed the values.
    var version: Int
    /// The values by the indices of their variables. Related models are lists of identifiers.
    var values: [Any]
  }

  private struct Contents {
    var version = 0
    var order = 0
    /// The rows of each class, by the numbers of their models.
    var rows: [String: [Int: Row]] = [:]
  }

  let schema: Schema
  let configurations: [ModelConfiguration]
  /// Changes with each save.
  let signal = ChangeSignal()
  // SAFETY: the values are those of models; a context hands out what it saves, as on Apple's platforms.
  nonisolated(unsafe) private var contents = Contents()
  private let lock = NSLock()
  /// Held by a context from when it takes over what others have saved until it has saved: no two of them may add the same
  /// unique value. Recursive, because who observes a change may save another context.
  let saving = NSRecursiveLock()

  init(schema: Schema, configurations: [ModelConfiguration]) {
    (self.schema, self.configurations) = (schema, configurations)
  }

  var allowsSave: Bool { configurations.allSatisfy(\.allowsSave) }

  /// Returns the place of a new model in the order of insertion.
  func nextOrder() -> Int {
    lock.withLock {
      contents.order += 1
      return contents.order
    }
  }

  var version: Int { lock.withLock { contents.version } }

  /// Returns the rows of a class, and the version of the store that they are from.
  func rows(of name: String) -> [Int: Row] { lock.withLock { contents.rows[name] ?? [:] } }

  /// Changes and removes rows.
  ///
  /// - Parameter change: Receives the row of a model, if there is one, and the new version.
  /// - Returns: The version before and after.
  func write(
    _ saved: [(name: String, number: Int, change: (Row?, _ version: Int) -> Row)],
    removing deleted: [(name: String, number: Int)]
  ) -> (before: Int, after: Int) {
    let versions = lock.withLock {
      let before = contents.version
      contents.version += 1
      for (name, number, change) in saved {
        contents.rows[name, default: [:]][number] = change(contents.rows[name]?[number], contents.version)
      }
      for (name, number) in deleted { contents.rows[name]?[number] = nil }
      return (before, contents.version)
    }
    signal.send()
    return versions
  }

  /// Removes all rows.
  func erase() {
    lock.withLock {
      contents.version += 1
      contents.rows = [:]
    }
    signal.send()
  }
}
