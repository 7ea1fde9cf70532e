public import Foundation
public import TouchstoneCore
public import TouchstoneTypes

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

/// What a document is read from.
///
/// - Source: SwiftUI, `FileDocumentReadConfiguration`.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  /// Creates what a document is read from.
  public init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// What a document is written to.
///
/// - Source: SwiftUI, `FileDocumentWriteConfiguration`.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file as it was.
  public let existingFile: FileWrapper?

  /// Creates what a document is written to.
  public init(contentType: UTType, existingFile: FileWrapper?) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}

/// A document that is a value.
///
/// - Source: SwiftUI, `FileDocument`.
public protocol FileDocument {
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written to.
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
  /// What is written.
  associatedtype Snapshot
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// What is to be written of the document now.
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
  /// Where the document lies.
  public var fileURL: URL?
  /// Whether it can be written.
  public var isEditable: Bool
}

/// A document that is an object, in a window.
///
/// - Source: SwiftUI, `ReferenceFileDocumentConfiguration`.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  public let document: Document
  /// Where the document lies.
  public var fileURL: URL?
  /// Whether it can be written.
  public var isEditable: Bool
}

/// Windows that show documents; none is shown here.
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
  /// Creates windows that only show documents.
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
  /// Creates windows that only show documents.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {}
}

extension View {
  /// Lets a person choose a file; nothing is shown here.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Lets a person choose files; nothing is shown here.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { self }
  /// Lets a person choose files; nothing is shown here.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { self }
  /// Lets a person write a document; nothing is shown here.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Lets a person write a document; nothing is shown here.
  @_disfavoredOverload
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Lets a person write documents; nothing is shown here.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { self }
  /// Lets a person write a value; nothing is shown here.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { self }
  /// Lets a person move a file; nothing is shown here.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Sets the text of the button that ends choosing files; nothing is shown here.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  /// Sets the text above choosing files; nothing is shown here.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }
  /// Sets the folder in which choosing files begins; nothing is shown here.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
}

/// What a person does, so that it can go on elsewhere; nothing goes on here.
///
/// - Source: Foundation on Apple's platforms, `NSUserActivity`.
open class NSUserActivity: NSObject {
  /// The kind of what is done.
  open private(set) var activityType: String
  /// What is done, in words.
  open var title: String?
  /// Values of what is done.
  open var userInfo: [AnyHashable: Any]?
  /// An address of what is done.
  open var webpageURL: URL?
  /// Whether it can go on on another device.
  open var isEligibleForHandoff = true
  /// Whether it can be found.
  open var isEligibleForSearch = false
  /// Whether it is suggested.
  open var isEligibleForPrediction = false

  /// Creates what a person does.
  public init(activityType: String) { self.activityType = activityType }

  /// Tells that it is done now.
  open func becomeCurrent() {}
  /// Adds values.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

extension View {
  /// Tells what a person does in the view; nothing asks here.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Tells what a person does in the view; nothing asks here.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
  /// Goes on with what a person has done elsewhere; nothing does here.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Sets what opens the view's window; nothing does here.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}
