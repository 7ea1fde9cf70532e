import TouchstoneCore

/// A type that creates a preview; `#Preview` declares one.
///
/// - Source: DeveloperToolsSupport, `PreviewRegistry`.
public protocol PreviewRegistry {
  /// The module and the name of the file: `Module/File.swift`.
  static var fileID: String { get }
  /// The path of the source file.
  static var filePath: String { get }
  /// The line of `#Preview`, from 1.
  static var line: Int { get }
  /// The column of `#Preview`, from 1, in bytes.
  static var column: Int { get }

  /// Creates the preview.
  @MainActor static func makePreview() throws -> Preview
}
