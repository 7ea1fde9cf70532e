import ArgumentParser
import Foundation

/// The options that say what a comparison leaves behind.
struct CompareOutput: ParsableArguments {
  /// The pictures that show a difference.
  enum Style: String, CaseIterable, ExpressibleByArgument {
    case overlay, strip, blink, flip
  }

  @Flag(help: "Print JSON instead of lines.")
  var json = false
  @Option(help: "Write a page that shows what differs.")
  var html: String?
  @Option(help: "Write the verdicts as a JUnit file.")
  var junit: String?
  @Option(
    help: "Write a picture of the difference, or a folder of such for two folders. Identical pictures leave none.")
  var diff: String?
  @Option(
    help: """
      The picture of --diff: overlay (differences over the pale reference), strip (reference, actual and overlay side \
      by side), blink (an animated PNG), flip (the error that an eye sees).
      """)
  var style = Style.overlay
  @Flag(name: .shortAndLong, help: "Print nothing; the exit status tells.")
  var quiet = false

  /// Refuses to write over what is compared, two things to one file, and to a file called "-".
  ///
  /// - Throws: `CompareError`.
  func check(_ inputs: OutputGuard) throws {
    var options: [String: String] = [:]
    for case (let option, let path?) in [("--diff", diff), ("--html", html), ("--junit", junit)] {
      if path == PictureFile.standardInput { throw CompareError.standardOutput(option) }
      try inputs.check(path, option: option)
      let place = URL(fileURLWithPath: path).standardizedFileURL.path
      if let other = options.updateValue(option, forKey: place) {
        throw CompareError.writtenTwice(path, options: other, option)
      }
    }
  }
}
