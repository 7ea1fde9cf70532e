package import Foundation
import Synchronization
import TouchstoneSyntax

/// Finds where the types of views are declared, in the sources that the program of tests was compiled from.
///
/// SwiftPM notes them beside the program, for the targets of the package and of all that it depends on. Only files that
/// contain the name are read as Swift, and each type is looked for once.
package final class TypeSources: Sendable {
  /// The largest source that is read, in bytes.
  private static let longest = 1 << 22

  private let package: URL
  /// The folder with the program.
  private let products: URL?
  private let known = Mutex<[String: String?]>([:])

  /// - Parameters:
  ///   - package: The folder that places are relative to.
  ///   - program: The program of tests; nil if it is not known.
  package init(package: URL, program: TestProgram?) {
    self.package = package.resolvingSymlinksInPath()
    products = program?.file.deletingLastPathComponent()
  }

  /// Returns where a type is declared, as `Sources/Shop/PriceTag.swift:12`, or `../Design/Sources/Chip.swift:3` beside the
  /// package in its repository; an absolute path elsewhere.
  ///
  /// - Parameter type: The type with its module and the types around it: `Shop.PriceTag`.
  package func place(of type: String) -> String? {
    known.withLock { known in
      if let place = known[type] { return place }
      let place = find(type)
      known[type] = .some(place)
      return place
    }
  }

  private func find(_ type: String) -> String? {
    let names = type.split(separator: ".").map(String.init)
    guard names.count > 1, let module = names.first, let name = names.last else { return nil }
    var found: [(place: String, isExact: Bool)] = []
    for path in sources(of: module) {
      guard let data = try? RegularFile.read(path, limit: Self.longest), data.range(of: Data(name.utf8)) != nil else {
        continue
      }
      found += TypeLines.lines(of: Array(names.dropFirst()), in: [UInt8](data)).map { line, isExact in
        let source = OriginalSource(filePath: path, line: line)
        let file = self.path(of: URL(fileURLWithPath: source.filePath).resolvingSymlinksInPath())
        return ("\(file):\(source.line)", isExact)
      }
    }
    let exact = found.filter(\.isExact)
    // A type in a function has no path.
    guard !exact.isEmpty else { return found.count == 1 ? found[0].place : nil }
    // If two types share a name, it is unknown which is meant; in one file, they are those of two conditions.
    let files = Set(exact.map { $0.place.prefix(upTo: $0.place.lastIndex(of: ":") ?? $0.place.endIndex) })
    return files.count == 1 ? exact[0].place : nil
  }

  /// The path of a file from the package, upwards if it is in the same repository: submodules and checkouts of dependencies are
  /// repositories of their own.
  private func path(of file: URL) -> String {
    let path = file.path.relative(to: package)
    guard path.hasPrefix("/"), let repository = PackageFolder.repository(around: package),
      PackageFolder.repository(around: file.deletingLastPathComponent()) == repository
    else { return path }
    let (own, other) = (package.pathComponents, file.pathComponents)
    let common = zip(own, other).prefix { $0 == $1 }.count
    return String(repeating: "../", count: own.count - common) + other.dropFirst(common).joined(separator: "/")
  }

  /// The paths of a module's sources, as SwiftPM noted them when it compiled them; else those in the usual folders.
  private func sources(of module: String) -> [String] {
    let list = products.map { $0.appendingPathComponent("\(module).build/sources").path }
    if let list, let data = try? RegularFile.read(list, limit: 1 << 24) {
      return SourceList.paths(in: data)
    }
    return ["Sources", "Tests"].flatMap { folder in
      let root = package.appendingPathComponent("\(folder)/\(module)")
      let files = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      return (files?.compactMap { $0 as? URL } ?? []).map(\.path).filter { $0.hasSuffix(".swift") }.sorted()
    }
  }
}
