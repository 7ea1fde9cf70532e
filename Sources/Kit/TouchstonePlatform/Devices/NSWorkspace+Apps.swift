public import Foundation
import TouchstoneTypes
import TouchstoneUI

extension NSWorkspace {
  /// How an app is opened.
  ///
  /// - Source: AppKit, `NSWorkspace.OpenConfiguration`.
  open class OpenConfiguration {
    /// Whether the app comes to the front.
    open var activates = true
    open var hides = false
    open var hidesOthers = false
    open var addsToRecentItems = true
    /// Whether another instance of a running app is opened.
    open var createsNewApplicationInstance = false
    /// Whether the user is asked if necessary.
    open var promptsUserIfNeeded = true
    open var arguments: [String] = []
    open var environment: [String: String] = [:]

    /// Creates the usual settings.
    public init() {}
  }

  /// Opens an app. Calls the handler with an error: there are no other apps.
  public func openApplication(
    at applicationURL: URL, configuration: OpenConfiguration,
    completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, CocoaError(.featureUnsupported)) }

  /// Returns the identifier of the type of a file or folder, by the ending of its name.
  ///
  /// - Throws: `CocoaError.fileReadNoSuchFile` if there is no file.
  public func type(ofFile absoluteFilePath: String) throws -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: absoluteFilePath, isDirectory: &isFolder) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    let named = UTType(filenameExtension: URL(fileURLWithPath: absoluteFilePath).pathExtension)
    guard isFolder.boolValue else { return named?.identifier ?? "public.data" }
    guard let named, named.conforms(to: .directory) else { return "public.folder" }
    return named.identifier
  }

  /// Whether a type is another one or conforms to it.
  public func type(_ firstTypeName: String, conformsToType secondTypeName: String) -> Bool {
    guard let first = UTType(firstTypeName), let second = UTType(secondTypeName) else { return false }
    return first.conforms(to: second)
  }

  /// Returns the ending of the names of files of a type.
  public func preferredFilenameExtension(forType typeName: String) -> String? {
    UTType(typeName)?.preferredFilenameExtension
  }

  /// Returns the picture of the desktop: none.
  public func desktopImageURL(for screen: NSScreen) -> URL? { nil }
}

// None of these notifications is posted.
extension NSWorkspace {
  public nonisolated static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  public nonisolated static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  public nonisolated static let activeSpaceDidChangeNotification = Notification.Name(
    "NSWorkspaceActiveSpaceDidChangeNotification")
  public nonisolated static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name(
    "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
}
