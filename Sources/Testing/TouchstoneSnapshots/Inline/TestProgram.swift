package import Foundation

/// The program of tests that runs, as its build left it.
package struct TestProgram: Sendable {
  /// The program of this process; nil if the system does not tell where it is.
  package static let current = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    .map { TestProgram(file: URL(fileURLWithPath: $0)) }

  /// The program's file.
  let file: URL

  package init(file: URL) {
    self.file = file
  }

  /// Identifies a build: the file with its size and date. Nil if it was deleted.
  var build: String? {
    guard let status = Self.status(file.path) else { return nil }
    return "\(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }

  /// Whether a source is in the program as it is now, as far as dates tell.
  ///
  /// The compiler leaves an object as it is if it would be the same, as after `touch`, and the program is not linked again
  /// then. It notes what the object depends on even so.
  ///
  /// - Source: SwiftPM, the layout of its build folder: a file `output-file-map.json` for each target.
  package func contains(_ source: String) -> Bool {
    guard let changed = Self.modified(source), let linked = Self.modified(file.path) else { return false }
    if changed <= linked { return true }
    guard let products = products(of: source), let compiled = products.dependencies.flatMap(Self.modified),
      let object = products.object.flatMap(Self.modified)
    else { return false }
    return changed <= compiled && object <= linked
  }

  /// The files that the compiler makes of a source.
  private struct Products: Decodable {
    var dependencies: String?
    var object: String?
  }

  private func products(of source: String) -> Products? {
    let folder = file.deletingLastPathComponent()
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where name.hasSuffix(".build")
    {
      let map = folder.appendingPathComponent(name).appendingPathComponent("output-file-map.json")
      guard let data = try? RegularFile.read(map.path),
        let products = try? JSONDecoder().decode([String: Products].self, from: data)[source]
      else { continue }
      return products
    }
    return nil
  }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private static func modified(_ path: String) -> Date? {
    status(path).map { Date(timeIntervalSince1970: Double($0.st_mtim.tv_sec) + Double($0.st_mtim.tv_nsec) / 1e9) }
  }
}
