import ArgumentParser
import Foundation
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO

/// `touchstone compare`
struct Compare: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares two PNG or JPEG files.",
    discussion: "Ends with 0 if they match, with 1 if they differ, with 2 if a file cannot be read.")

  /// How pictures are compared.
  enum Rule: String, CaseIterable, ExpressibleByArgument {
    case ui, exact

    var comparer: Comparer { self == .ui ? .ui : .exact }
  }

  @Argument(help: "The picture that is right.")
  var reference: String
  @Argument(help: "The picture to judge.")
  var actual: String
  @Option(help: "ui: as assertions do; exact: to the bit.")
  var by = Rule.ui
  @Option(name: .shortAndLong, help: "Where to write a picture of the difference.")
  var output: String?

  func run() throws {
    let result: ImageComparison
    do {
      result = by.comparer.compare(try picture(reference), try picture(actual))
      if let output { try result.differencePicture().pngData().write(to: URL(fileURLWithPath: output)) }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      throw ExitCode(2)
    }
    Console.line("\(result)")
    if !result.isMatch { throw ExitCode(1) }
  }

  private func picture(_ path: String) throws -> Bitmap {
    guard FileManager.default.fileExists(atPath: path) else {
      throw ToolError.unreadablePicture(path, why: "there is no such file.")
    }
    do {
      return try decodeImage(Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw ToolError.unreadablePicture(path, why: "\(error)")
    }
  }
}
