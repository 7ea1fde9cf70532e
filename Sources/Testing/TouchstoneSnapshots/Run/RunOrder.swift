package import Foundation

/// A change of the environment of tests, which `touchstone` passes to the tests that it starts in a file.
///
/// If a variable differs from the previous run, SwiftPM reads all manifests and plans the build again, and once more in the
/// next run without it. So `swift test` inherits the environment unchanged, and the tests look for a file named after one
/// of their parent processes, in a folder for temporary files that only this user can write to.
package struct RunOrder: Hashable, Codable, Sendable {
  /// The value of a variable when the order was made, and its new value; `nil` if it is not set.
  package struct Change: Hashable, Codable, Sendable {
    var old: String?
    var new: String?
  }

  private var changes: [String: Change]

  /// Creates an order that sets variables, or removes those whose value is `nil`.
  package init(_ values: [String: String?], in environment: [String: String]) {
    changes = Dictionary(uniqueKeysWithValues: values.map { ($0, Change(old: environment[$0], new: $1)) })
  }

  /// Returns an environment with the changes applied. A variable that was set to something else since keeps its value: a
  /// test may have started this process with an environment of its own.
  package func applied(to environment: [String: String]) -> [String: String] {
    var result = environment
    for (name, change) in changes where environment[name] == change.old { result[name] = change.new }
    return result
  }

  /// Writes the order for the tests that a process starts.
  ///
  /// - Returns: The file, which the caller removes when the tests are done; `nil` if the tests could not find a file, and
  ///   the environment must be changed instead.
  package func write(
    for process: Int32 = getpid(), identifier: RunIdentifier = .kernel, in folder: URL? = RunOrder.makeFolder()
  ) -> URL? {
    guard let identity = identifier.identity(of: process), let folder else { return nil }
    let file = folder.appendingPathComponent(identity)
    guard let data = try? JSONEncoder().encode(self), (try? data.write(to: file, options: .atomic)) != nil else {
      return nil
    }
    return file
  }

  /// Reads the order from the nearest parent process that has written one, or returns `nil`.
  package static func order(
    to process: Int32, identifier: RunIdentifier = .kernel, in folder: URL? = RunOrder.folder
  ) -> RunOrder? {
    guard let folder, access(folder.path, F_OK) == 0 else { return nil }
    for identity in identifier.principals(of: process) {
      let file = folder.appendingPathComponent(identity).path
      guard let data = try? RegularFile.read(file, links: .refuse, limit: 1 << 20) else { continue }
      return try? JSONDecoder().decode(RunOrder.self, from: data)
    }
    return nil
  }

  /// This process's environment, with its order applied.
  package static let environment: [String: String] = {
    let environment = ProcessInfo.processInfo.environment
    return order(to: getpid())?.applied(to: environment) ?? environment
  }()

  private static let folderName = "touchstone-orders-\(getuid())"

  /// The folder of orders, if it exists and only this user can write to it.
  package static var folder: URL? { PrivateFolder.find(named: folderName) }

  /// Creates the folder of orders. Returns `nil` if another user has taken its name.
  package static func makeFolder() -> URL? {
    PrivateFolder.make(named: folderName).flatMap { $0.lastPathComponent == folderName ? $0 : nil }
  }
}
