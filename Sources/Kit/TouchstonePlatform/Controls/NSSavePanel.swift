public import Foundation
import TouchstoneDrawing
public import TouchstoneTypes
public import TouchstoneUI

/// A panel that asks where a file is saved. It is never shown: every question is cancelled.
open class NSSavePanel: NSPanel {
  /// The chosen file: none.
  public var url: URL? { nil }
  /// The folder that is shown first.
  open var directoryURL: URL?
  /// The types of files.
  open var allowedContentTypes: [UTType] = []
  open var allowsOtherFileTypes = false
  /// Whether folders can be created.
  open var canCreateDirectories = true
  /// Whether the extension of the name can be hidden.
  open var canSelectHiddenExtension = false
  /// Whether the extension of the name is hidden.
  open var isExtensionHidden = false
  /// Whether hidden files are shown.
  open var showsHiddenFiles = false
  /// Whether packages are shown as folders.
  open var treatsFilePackagesAsDirectories = false
  /// The name of the file.
  open var nameFieldStringValue = ""
  open var nameFieldLabel: String = ""
  /// The text of the panel.
  open var message: String = ""
  /// The title of the default button.
  open var prompt: String = ""
  /// The view below the files.
  open var accessoryView: NSView?

  /// Creates a panel.
  public init() {
    super.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: true)
  }

  /// Returns `cancel` at once: nothing is shown.
  open func runModal() -> NSApplication.ModalResponse { .cancel }
  /// Calls the handler with `cancel`: nothing is shown.
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) { handler(.cancel) }
  /// Returns `cancel`: nothing is shown.
  open func begin() async -> NSApplication.ModalResponse { .cancel }
  /// Calls the handler with `cancel`: nothing is shown.
  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) { handler(.cancel) }
}
