import Foundation
import TouchstoneSnapshots

/// The parts of SwiftPM's description of a build, which lies next to its products, that concern tests.
struct BuildDescription: Decodable {
  private struct Command: Decodable {
    struct Input: Decodable { var name: String }
    var inputs: [Input]
  }

  /// The files that SwiftPM writes, with what they are made from: those that list tests, from the objects of all tests.
  private var testDiscoveryCommands: [String: Command] = [:]

  /// Reads the description of the last build; nil if there is none.
  ///
  /// - Parameter products: The folder with the programs.
  init?(products: URL) {
    let file = products.appendingPathComponent("description.json")
    guard let data = try? RegularFile.read(file.path, limit: 1 << 28),
      let read = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = read
  }

  /// The paths of the files that SwiftPM compiles for tests, including what plugins write.
  var testSources: Set<String> {
    let objects = testDiscoveryCommands.values.flatMap(\.inputs).map(\.name).filter { $0.hasSuffix(".swift.o") }
    let folders = Set(objects.map { URL(fileURLWithPath: $0).deletingLastPathComponent() })
    return folders.reduce(into: []) { sources, folder in
      // <products>/CardTests.build/sources lists a path on each line.
      let list = try? RegularFile.read(folder.appendingPathComponent("sources").path, limit: 1 << 24)
      sources.formUnion(SourceList.paths(in: list ?? Data()))
    }
  }
}
