public import Foundation
public import TouchstoneCore
public import TouchstoneTypes

extension View {
  /// Lets the user choose a file. Ignored in pictures.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Lets the user choose files. Ignored in pictures.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View { self }
  /// Lets the user choose files. Ignored in pictures.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { self }
  /// Lets the user export a document. Ignored in pictures.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Lets the user export a document. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Lets the user export documents. Ignored in pictures.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { self }
  /// Lets the user export a value. Ignored in pictures.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { self }
  /// Lets the user move a file. Ignored in pictures.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View { self }
  /// Sets the label of the file dialog's confirmation button. Ignored in pictures.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  /// Sets the message of the file dialog. Ignored in pictures.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }
  /// Sets the initial folder of the file dialog. Ignored in pictures.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
}
