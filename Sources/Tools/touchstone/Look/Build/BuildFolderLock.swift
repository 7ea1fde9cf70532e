import Foundation

/// SwiftPM's lock of a build folder: while it is held, no `swift build` or `swift test` of the user's builds there.
///
/// - Source: SwiftPM, `SwiftCommandState.acquireLockIfNeeded`; swift-tools-support-core, `FileLock.prepareLock(fileToLock:at:)`.
enum BuildFolderLock {
  /// The variable by which a plugin names the build folder whose lock `swift package` holds while the plugin runs.
  static let variable = "TOUCHSTONE_PLUGIN_BUILD_FOLDER"

  /// The longest name of a file, in bytes.
  private static let longestName = 255

  /// Returns the file that SwiftPM locks.
  static func file(
    of scratch: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let folder = ["TMPDIR", "TEMP", "TMP"].lazy.compactMap { environment[$0] }.first { $0.hasPrefix("/") } ?? "/tmp"
    let path = scratch.deletingLastPathComponent().resolvingSymlinksInPath()
      .appendingPathComponent(scratch.lastPathComponent).path
    let name = path.replacing("/", with: "_").replacing(":", with: "_") + ".lock"
    // The end of a name that is too long, without half a character.
    var bytes = name.utf8.suffix(longestName)
    while String(bytes) == nil { bytes = bytes.dropFirst() }
    return URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(String(bytes) ?? name)
  }

  /// Whether the command that runs this tool as a plugin holds the lock: waiting for it would never end.
  static func isHeldByPlugin(
    _ scratch: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    guard let held = environment[variable] else { return false }
    return URL(fileURLWithPath: held, isDirectory: true).resolvingSymlinksInPath().path
      == scratch.resolvingSymlinksInPath().path
  }
}
