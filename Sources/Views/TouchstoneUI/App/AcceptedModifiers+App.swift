public import Foundation
public import TouchstoneCore
public import TouchstoneTypes

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Sets the label of the file name field when exporting. Ignored in pictures.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey?) -> some View { self }

  /// Sets the label of the file name field when exporting. Ignored in pictures.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Sets the label of the file name field when exporting. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S?) -> some View { self }

  /// Sets the identifier under which a file dialog keeps its settings. Ignored in pictures.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Sets whether file dialogs return aliases unresolved. Ignored in pictures.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Advertises a user activity of the view. Ignored in pictures.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Advertises a user activity of the view. Ignored in pictures.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }

  /// Runs an action when a user activity is continued. Ignored in pictures.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Sets the external events that open the view's window. Ignored in pictures.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }

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

  /// Sets the label of the file dialog's confirmation button. Ignored in pictures.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets the label of the file dialog's confirmation button. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the message of the file dialog. Ignored in pictures.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Sets the message of the file dialog. Ignored in pictures.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// Sets the message of the file dialog. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }

  /// Sets which files can be chosen in the file dialog. Ignored in pictures.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

  /// Sets what the file dialog shows. Ignored in pictures.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// Sets the initial folder of the file dialog. Ignored in pictures.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Sets whether a window can be resized. Ignored in pictures.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets whether a window can be dismissed. Ignored in pictures.
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets whether a window can be minimised. Ignored in pictures.
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets whether a window can fill the screen. Ignored in pictures.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets whether gestures of the view activate its window. Ignored in pictures.
  public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }

  /// Sets the visibility of the window's toolbar in full screen. Ignored in pictures.
  public nonisolated func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility)
    -> some View
  { self }

  /// Lets the user choose a place for a document. Ignored in pictures.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Lets the user choose a place for a document. Ignored in pictures.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { self }

  /// Lets the user choose a place for documents. Ignored in pictures.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument { self }

  /// Lets the user choose a place for items. Ignored in pictures.
  public nonisolated func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T { self }

  /// Lets the user move a file. Ignored in pictures.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { self }

  /// Lets the user move files. Ignored in pictures.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { self }

  /// Lets the user move files. Ignored in pictures.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL { self }

  /// Sets the style of windows that the view opens. Ignored in pictures.
  public nonisolated func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }

  /// Sets the style of the toolbars of windows that the view opens. Ignored in pictures.
  public nonisolated func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }

  /// Adds items to the menu of documents in a browser. Ignored in pictures.
  public nonisolated func documentBrowserContextMenu(
    @ViewBuilder _ menu: @escaping ([URL]?) -> some View
  ) -> some View { self }

  /// Shows a preview of a file. Ignored in pictures.
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View { self }

  /// Shows previews of files. Ignored in pictures.
  public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL { self }

  /// Sets the content of the Touch Bar. Ignored in pictures.
  public nonisolated func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View { self }

  /// Sets the content of the Touch Bar. Ignored in pictures.
  public nonisolated func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Sets whether the view is the principal item of the Touch Bar. Ignored in pictures.
  public nonisolated func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }

  /// Sets the name of the view where the user changes the Touch Bar. Ignored in pictures.
  public nonisolated func touchBarCustomizationLabel(_ label: Text) -> some View { self }

  /// Sets whether the view is in the Touch Bar at first. Ignored in pictures.
  public nonisolated func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { self }
}

// Titles from resources.
extension View {
  /// Sets the label of the file dialog's confirmation button. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel(_ labelResource: LocalizedStringResource) -> some View { self }

  /// Sets the message of the file dialog. Ignored in pictures.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View { self }
}
