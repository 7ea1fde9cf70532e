import ArgumentParser
import Foundation

/// The options for the output of a comparison.
struct CompareOutput: ParsableArguments {
  /// The style of a difference picture.
  enum Style: String, CaseIterable, ExpressibleByArgument {
    case overlay, strip, blink, flip
  }

  @Flag(help: "Print JSON instead of text.")
  var json = false
  @Option(help: "Write an HTML page that shows the differences.")
  var html: String?
  @Option(help: "Write the results as a JUnit XML file.")
  var junit: String?
  @Option(
    help: "Write a picture of the difference, or a folder of them for two folders. Identical pictures produce none.")
  var diff: String?
  @Option(
    help: """
      The kind of picture for --diff: overlay (differences over the faded reference), strip (reference, actual and overlay \
      side by side), blink (an animated PNG), flip (the perceived error).
      """)
  var style = Style.overlay
  @Flag(name: .shortAndLong, help: "Print nothing; use the exit status.")
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
