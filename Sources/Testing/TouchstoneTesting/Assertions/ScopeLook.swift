import Synchronization
import TouchstoneConditions
import TouchstoneUI

/// How views are drawn by assertions that don't say it.
enum ScopeLook {
  /// The look of the scope of the code that is running: that of a suite, a test or an operation, or of a file that was
  /// compiled as on macOS.
  @TaskLocal static var current: Look?

  /// Returns the look of macOS if the plugin `CompileAsMacOS` compiled a file of a module.
  ///
  /// It ends each file with an empty type that is named for the file, for which the runtime looks here.
  static func ofFile(_ file: some StringProtocol, in module: some StringProtocol) -> Look? {
    let marker = DecidedSource.markerName(ofFile: String(file))
    let type = "\(module.utf8.count)\(module)\(marker.utf8.count)\(marker)O"
    // The runtime does not keep that there is no such type, and takes half a millisecond to find it out.
    let isCompiledAsMacOS = markers.withLock { known in
      if let isThere = known[type] { return isThere }
      let isThere = _typeByName(type) != nil
      known[type] = isThere
      return isThere
    }
    return isCompiledAsMacOS ? .macOS15 : nil
  }

  /// Whether there are types of some names.
  private static let markers = Mutex<[String: Bool]>([:])
}

extension AssertionSite {
  /// The look of the assertion's file.
  private var look: Look? {
    let parts = "\(fileID)".split(separator: "/")
    guard let module = parts.first, let file = parts.last else { return nil }
    return ScopeLook.ofFile(file, in: module)
  }

  /// Returns the result of an operation of the assertion, in which views have the look of the scope or of the file.
  func withLook<R>(_ operation: () throws -> R) rethrows -> R {
    guard ScopeLook.current == nil, let look else { return try operation() }
    return try ScopeLook.$current.withValue(look, operation: operation)
  }
}

extension Preview {
  /// Returns the result of an operation in which views have the look of the preview's file.
  func withLook<R>(_ operation: () throws -> R) rethrows -> R {
    let look = ScopeLook.current ?? ScopeLook.ofFile(filePath, in: module)
    return try ScopeLook.$current.withValue(look, operation: operation)
  }
}
