import ArgumentParser
import Foundation
import TouchstoneFonts
import TouchstoneReport

/// What `compare-snapshots --vary` draws all views with.
struct Variation {
  private static let fontsName = "fonts"
  private static let widthsName = "widths"

  /// The conditions that views are drawn under, as the tests read them: `look=iOS26,typeSize=xxxLarge`.
  let views: String
  /// The fonts; nil for those of the package.
  let fonts: FontVariation?

  /// Reads conditions: `look=iOS26`. Their values are checked where they are used, apart from widths.
  ///
  /// - Throws: `ValidationError`.
  init(_ words: [String]) throws {
    var (conditions, fonts, seen) = ([String](), FontVariation(), Set<String>())
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw ValidationError("“\(word)” is not a condition and a value. For example: --vary look=iOS26")
      }
      guard seen.insert(parts[0]).inserted else {
        throw ValidationError("--vary \(parts[0]) is passed twice, and a view has one of each: pass one of them.")
      }
      switch parts[0] {
      case Self.fontsName: fonts.source = parts[1]
      case Self.widthsName:
        guard let widths = LetterWidths(rawValue: parts[1]) else {
          let names = LetterWidths.allCases.map(\.rawValue).joined(separator: " or ")
          throw ValidationError("The widths are \(names): --vary widths=\(LetterWidths.system.rawValue)")
        }
        fonts.widths = widths
      case let name where LookRequest.Condition.ofAnyView.contains { $0.rawValue == name }: conditions.append(word)
      default:
        let names = LookRequest.Condition.ofAnyView.map(\.rawValue) + [Self.fontsName, Self.widthsName]
        throw ValidationError("“\(parts[0])” cannot be varied. Pass one of \(names.joined(separator: ", ")).")
      }
    }
    views = conditions.joined(separator: ",")
    self.fonts = fonts == FontVariation() ? nil : fonts
  }

  /// Returns the variables with which tests draw so.
  ///
  /// - Parameter folder: Where the font set is written, if there is one.
  func environment(package: URL, folder: URL) throws -> [String: String] {
    var variables = ["TOUCHSTONE_VARY": views]
    if let fonts {
      let file = folder.appendingPathComponent(FontSetFile.name)
      try fonts.write(to: file, package: package)
      variables["TOUCHSTONE_FONTS"] = file.path
    }
    return variables
  }
}
