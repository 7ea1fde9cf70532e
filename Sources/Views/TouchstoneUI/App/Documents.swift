public import Foundation
public import TouchstoneCore
public import TouchstoneTypes

/// The configuration for reading a document.
///
/// - Source: SwiftUI, `FileDocumentReadConfiguration`.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  /// Creates a configuration for reading a document.
  public init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The configuration for writing a document.
///
/// - Source: SwiftUI, `FileDocumentWriteConfiguration`.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The existing file, if there is one.
  public let existingFile: FileWrapper?

  /// Creates a configuration for writing a document.
  public init(contentType: UTType, existingFile: FileWrapper?) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}

/// A document that is a value.
///
/// - Source: SwiftUI, `FileDocument`.
public protocol FileDocument {
  /// The configuration for reading a document.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for writing a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Writes the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
///
/// - Source: SwiftUI, `ReferenceFileDocument`.
public protocol ReferenceFileDocument: AnyObject {
  /// The type of the value that is written.
  associatedtype Snapshot
  /// The configuration for reading a document.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for writing a document.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Returns a snapshot of the document's current state to write.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Writes the document.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document in a window.
///
/// - Source: SwiftUI, `FileDocumentConfiguration`.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// The URL of the document.
  public var fileURL: URL?
  /// Whether the document is editable.
  public var isEditable: Bool
}

/// A document in a window, as an object.
///
/// - Source: SwiftUI, `ReferenceFileDocumentConfiguration`.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  public let document: Document
  /// The URL of the document.
  public var fileURL: URL?
  /// Whether the document is editable.
  public var isEditable: Bool
}

/// Windows that show documents, which are never shown.
///
/// - Source: SwiftUI, `DocumentGroup`.
public struct DocumentGroup<Document, Content> where Content: View {}

extension DocumentGroup: BuiltInScene {}

extension DocumentGroup where Document: FileDocument {
  /// Creates windows for documents that are values.
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
  /// Creates windows for viewing documents.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates windows for documents that are objects.
  public nonisolated init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
  /// Creates windows for viewing documents.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
}
