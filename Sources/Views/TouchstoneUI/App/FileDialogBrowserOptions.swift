/// What file dialogs show.
///
/// - Source: SwiftUI, `FileDialogBrowserOptions`.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The contents of packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The extensions of file names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
