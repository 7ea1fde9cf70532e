import ArgumentParser

/// The command `touchstone fonts`, which `swift package snapshot-fonts` runs.
struct Fonts: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Keeps the fonts of the goldens the same on every machine.",
    usage: "swift package snapshot-fonts [SUBCOMMAND] [OPTIONS]",
    discussion: """
      Snapshots/fonts.json lists the font files that a package draws with, and their SHA-256. If it exists, no other \
      font is used: on a machine without one of them, the snapshots that need it fail, and a note says so once.
      """,
    subcommands: [FontStatus.self, PinFonts.self, InstallFonts.self, VendorFonts.self, ReplaceFonts.self],
    defaultSubcommand: FontStatus.self)
}
