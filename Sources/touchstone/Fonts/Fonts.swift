import ArgumentParser

/// The command `touchstone fonts`, which `swift package snapshot-fonts` runs.
struct Fonts: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Keeps the fonts of the goldens the same on every machine.",
    usage: "swift package snapshot-fonts [SUBCOMMAND] [OPTIONS]",
    discussion: """
      Snapshots/fonts.json names the font files that a package draws with, by their SHA-256. Where it is there, no other \
      file is used: a machine that lacks one fails the snapshots that need it, and says so once.
      """,
    subcommands: [FontStatus.self, PinFonts.self, InstallFonts.self, VendorFonts.self, ReplaceFonts.self],
    defaultSubcommand: FontStatus.self)
}
