/// An operating system, which determines where fonts and caches are stored.
package enum HostSystem: Hashable, Sendable, CaseIterable {
  case linux, macOS, windows

  /// Returns the folders of fonts installed for all users and for the current user.
  ///
  /// - Source: XDG Base Directory Specification, fontconfig's `fonts.conf`; Apple, "Font locations and their purposes on
  ///   Mac"; Microsoft, `FOLDERID_Fonts` and fonts of a user in `LocalAppData`.
  package func fontFolders(_ environment: [String: String]) -> [String] {
    switch self {
    case .linux:
      ["/usr/share/fonts", "/usr/local/share/fonts"]
        + below([value("XDG_DATA_HOME", environment)], "fonts")
        + below([value("HOME", environment)], ".local/share/fonts", ".fonts")
    case .macOS:
      ["/Library/Fonts", "/System/Library/Fonts", "/Network/Library/Fonts"]
        + below([value("HOME", environment)], "Library/Fonts")
    case .windows:
      below([value("WINDIR", environment) ?? "C:\\Windows"], "Fonts")
        + below([value("LOCALAPPDATA", environment)], "Microsoft/Windows/Fonts")
    }
  }

  /// Returns the folder in which Touchstone caches fonts for the user: `TOUCHSTONE_FONT_CACHE`, or a folder in the
  /// system's cache folder; `nil` if the environment defines neither.
  package func fontCache(_ environment: [String: String]) -> String? {
    if let named = value("TOUCHSTONE_FONT_CACHE", environment) { return named }
    let home = value("HOME", environment)
    let caches: [String] =
      switch self {
      case .linux:
        below([value("XDG_CACHE_HOME", environment)], "touchstone/fonts") + below([home], ".cache/touchstone/fonts")
      case .macOS: below([home], "Library/Caches/touchstone/fonts")
      case .windows: below([value("LOCALAPPDATA", environment)], "touchstone/fonts")
      }
    return caches.first
  }

  private func value(_ name: String, _ environment: [String: String]) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns subfolders of the given folders; Windows accepts both kinds of slashes.
  private func below(_ folders: [String?], _ names: String...) -> [String] {
    folders.compactMap { $0 }.flatMap { folder in names.map { folder + "/" + $0 } }
  }
}
