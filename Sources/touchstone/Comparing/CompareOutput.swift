import ArgumentParser
import Foundation

/// The options for the output of a comparison.
struct CompareOutput: ParsableArguments {
  /// The style of a difference picture.
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

  /// Rejects an output that would overwrite an input, an output named by two options, and the file name `-`.
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
