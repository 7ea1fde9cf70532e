/// The font files that a package draws its goldens with, by content.
///
/// It lies beside the goldens in `Snapshots/fonts.json`. Where a package has one, nothing is drawn with any other file,
/// apart from those that its tests register.
package struct FontSet: Hashable, Sendable {
  /// Where the package keeps copies: folders, relative to that of `fonts.json`, searched with those inside them.
  package var folders: [String]
  /// From where files may be brought in if no package has them: folders, relative to that of `fonts.json`, and URLs.
  package var sources: [String]
  /// The packages of the system that the files come from.
  package var packages: [FontPackage]
  /// The files, in the order of their names.
  package var fonts: [PinnedFont]

  package init(
    folders: [String] = ["Fonts"], sources: [String] = [], packages: [FontPackage] = [], fonts: [PinnedFont] = []
  ) {
    self.folders = folders
    self.sources = sources
    self.packages = packages
    self.fonts = fonts
  }

  /// The file of a name.
  package func font(named name: String) -> PinnedFont? {
    fonts.first { $0.name == name }
  }

  /// The package that a file comes from.
  package func package(of font: PinnedFont) -> FontPackage? {
    font.package.flatMap { name in packages.first { $0.name == name } }
  }
}
