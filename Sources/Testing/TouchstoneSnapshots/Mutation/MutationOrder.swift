package import Foundation

/// What `touchstone mutate` asks of the tests that it starts, in a file of the run's folder.
package struct MutationOrder: Hashable, Codable, Sendable {
  /// The greatest number of mutants of a snapshot, at least 1.
  package var perSnapshot: Int

  package init(perSnapshot: Int) {
    self.perSnapshot = perSnapshot
  }

  private static let fileName = "mutate.json"
  /// The name of the folder with what became of the mutants.
  package static let folderName = "mutants"

  /// Writes the order for the tests of a run.
  package func write(in folder: RunFolder) throws {
    try JSONEncoder().encode(self).write(to: folder.url.appendingPathComponent(Self.fileName))
  }

  /// Reads the order of a run; nil if there is none.
  init?(in folder: RunFolder) {
    let file = folder.url.appendingPathComponent(Self.fileName).path
    guard let data = try? RegularFile.read(file, links: .refuse, limit: 1 << 16),
      let order = try? JSONDecoder().decode(Self.self, from: data), order.perSnapshot > 0
    else { return nil }
    self = order
  }
}
