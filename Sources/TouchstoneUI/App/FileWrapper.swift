public import Foundation
import TouchstoneCore
import TouchstoneTypes

/// A file or a folder as a document reads and writes it.
///
/// - Source: Foundation on Apple's platforms, `FileWrapper`.
open class FileWrapper: NSObject {
  /// The bytes of a file; `nil` for a folder.
  open private(set) var regularFileContents: Data?
  /// What is in a folder; `nil` for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The name that is asked for.
  open var preferredFilename: String?
  /// The name.
  open var filename: String?

  /// Creates a file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
  /// Creates a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
  }

  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
}
