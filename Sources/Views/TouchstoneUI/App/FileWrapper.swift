public import Foundation
import TouchstoneCore
import TouchstoneTypes

/// A file or a folder that a document reads or writes.
///
/// - Source: Foundation on Apple's platforms, `FileWrapper`.
open class FileWrapper: NSObject {
  /// The bytes of a file; `nil` for a folder.
  open private(set) var regularFileContents: Data?
  /// The contents of a folder; `nil` for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The preferred name.
  open var preferredFilename: String?
  /// The name.
  open var filename: String?

  /// Creates a file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
  /// Creates a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
  }

  /// Whether the wrapper is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether the wrapper is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
}
