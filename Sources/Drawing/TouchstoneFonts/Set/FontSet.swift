/// The font files with which a package draws its goldens, identified by content.
///
/// It is stored next to the goldens in `Snapshots/fonts.json`. If a package has one, no other files are used for
/// drawing, except those that its tests register.
package struct FontSet: Hashable, Sendable {
  /// The folders of copies in the package, relative to that of `fonts.json`, which are searched including their
  /// subfolders.
  package var folders: [String]
  /// The sources of files that no package provides: folders, relative to that of `fonts.json`, and URLs.
  package var sources: [String]
  /// The system packages that provide the files.
  package var packages: [FontPackage]
  /// Whether the package declares that Touchstone drew all its goldens with these files, so that each is compared strictly.
  package var ownsGoldens = false
  /// The files, sorted by name.
  package var fonts: [PinnedFont]

  /// The widths of the system font's letters with which the goldens are drawn; `nil` if the file is from before there was a
  /// choice.
  package var chosenWidths: LetterWidths?
  /// The widths of the system font's letters: Inter's, unless others were chosen.
  package var widths: LetterWidths { chosenWidths ?? .inter }

  package init(
    folders: [String] = ["Fonts"], sources: [String] = [], packages: [FontPackage] = [], fonts: [PinnedFont] = [],
    widths: LetterWidths? = nil
  ) {
    self.folders = folders
    self.sources = sources
    self.packages = packages
    self.fonts = fonts
    chosenWidths = widths
  }

  /// Returns the file with a name.
  package func font(named name: String) -> PinnedFont? {
    fonts.first { $0.name == name }
  }

  /// Returns the package that provides a file.
  package func package(of font: PinnedFont) -> FontPackage? {
    font.package.flatMap { name in packages.first { $0.name == name } }
  }
}
