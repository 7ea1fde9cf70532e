public import Foundation

extension FontError: CustomStringConvertible, LocalizedError {
  /// What happened, why, and how to fix it.
  public var description: String {
    switch self {
    case .defaultFamilyMissing(let family, let searched):
      let places =
        searched.isEmpty
        ? "No folder was searched." : "Searched: \(searched.joined(separator: ", "))."
      return """
        Text cannot be drawn: no file of the default font family "\(family)" was found. \(places) \
        Install it with `sudo apt-get install fonts-inter`, or run `Scripts/setup`.
        """
    case .unreadable(let path, let reason):
      return """
        The font file "\(path)" cannot be used: \(reason). \
        Replace it with a TrueType or OpenType font that this user may read.
        """
    case .noFontFiles(let folder):
      return """
        No font was registered: there is no .ttf, .otf, .ttc or .otc file in "\(folder)". \
        Check the path, or add the files to the target in Package.swift: resources: [.copy("Fonts")].
        """
    case .glyphUndrawable(let path, let glyph, let reason):
      return """
        Glyph \(glyph) of "\(path)" cannot be drawn: \(reason). \
        Choose a smaller font size, or reinstall the font file if other glyphs can be drawn.
        """
    case .unusableSet(let path, let reason):
      return """
        The font set "\(path)" cannot be used: \(reason). \
        Restore it from version control, or delete it and pin the fonts again: swift package snapshot-fonts pin
        """
    case .notPinned(let font, let set):
      return """
        "\(set)" does not pin the font \(font), and fonts are not substituted. \
        Add it on a machine that has it: swift package snapshot-fonts pin
        """
    case .notOnMachine(let font, let set):
      return """
        The font \(font) that "\(set)" pins is not on this machine, and fonts are not substituted. \
        Install it: swift package snapshot-fonts install
        """
    }
  }

  public var errorDescription: String? { description }
}
