import Foundation
import TouchstoneSnapshots

/// The folder in which SwiftPM starts the tests.
enum LaunchFolder {
  /// The package that is tested; nil if the process was started outside of any. A source may name a file of another package.
  static let package = PackageFolder.around(
    URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true))
}
