import Foundation
import TouchstoneSnapshots

/// The command by which a look was asked for, in the form in which it was called, so that the commands of an answer can be run as
/// they are.
struct LookCommand: Hashable {
  /// The words in front of those of the look itself: `swift package look`, `.build/debug/touchstone look`.
  var words: [String]
  /// The options that say where the package is, unless the words do.
  var place: [String]

  static let plain = LookCommand(words: ["touchstone", "look"], place: [])

  init(words: [String], place: [String]) {
    self.words = words
    self.place = place
  }

  /// - Parameters:
  ///   - program: The tool's program, as it was called.
  ///   - package: The folder of the package.
  ///   - scratch: The build folder.
  ///   - place: The options of the call that say where both are.
  ///   - folder: Where it was called.
  init(
    program: String, package: URL, scratch: URL, place: [String], in folder: URL,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard BuildFolderLock.isHeldByPlugin(scratch, environment: environment) else {
      // What a server starts is called by no path that a person could call.
      self.init(words: [environment[Self.variable] ?? program, "look"], place: place)
      return
    }
    // SwiftPM finds the package around the folder itself.
    let (root, here) = (package.resolvingSymlinksInPath().path, folder.resolvingSymlinksInPath().path)
    let isInside = here == root || here.hasPrefix(root + "/")
    let own = package.appendingPathComponent(".build", isDirectory: true).resolvingSymlinksInPath().path
    let isOwn = scratch.resolvingSymlinksInPath().path == own
    self.init(
      words: ["swift", "package"] + (isInside ? [] : ["--package-path", root])
        + (isOwn ? [] : ["--scratch-path", scratch.path]) + ["look"], place: [])
  }

  /// The variable by which the server tells the path of the program.
  static let variable = "TOUCHSTONE_PROGRAM"

  /// The command for a view, or for the list of views, with options, for a shell.
  func line(_ name: String?, _ options: [String] = []) -> String {
    // What begins with a dash would be an option.
    let isStrange = name?.hasPrefix("-") == true
    let (first, last) = isStrange ? ([], ["--"] + [name].compactMap(\.self)) : ([name].compactMap(\.self), [])
    return (words + first + options + place + last).map(\.shellWord).joined(separator: " ")
  }
}
