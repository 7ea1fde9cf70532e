package import Foundation

/// The format of `fonts.json`: one font per line, so that changing a font changes one line.
extension FontSet {
  /// The format version that this code reads and writes.
  private static let format = 1
  /// The value of `goldens` for a package whose goldens are its own.
  private static let own = "own"
  /// The maximum size of a `fonts.json` file in bytes.
  static let largestSet = 1 << 20

  /// An error in a file.
  struct Fault: Error, Hashable {
    var reason: String
  }

  private struct Form: Codable {
    var format: Int
    var goldens: String?
    var folders: [String]?
    var sources: [String]?
    var packages: [FontPackage]?
    var fonts: [PinnedFont]?
    var widths: String?
  }

  /// Decodes the contents of a `fonts.json` file.
  ///
  /// - Throws: `Fault`.
  init(json: Data) throws(Fault) {
    guard json.count <= Self.largestSet else { throw Fault(reason: "it is larger than \(Self.largestSet) bytes") }
    // A decoder would take other encodings, too.
    guard !json.contains(0) else { throw Fault(reason: "it is not UTF-8 text") }
    let form: Form
    do {
      form = try JSONDecoder().decode(Form.self, from: json)
    } catch {
      throw Fault(reason: "it is not the JSON of a font set: \(Self.words(error))")
    }
    guard form.format == Self.format else {
      throw Fault(reason: "its format is \(form.format), and this version of Touchstone reads \(Self.format)")
    }
    if let fault = Self.keyFault(in: json) { throw Fault(reason: fault) }
    let fonts = form.fonts ?? []
    let packages = form.packages ?? []
    if let fault = fonts.compactMap(\.fault).first ?? packages.compactMap(\.fault).first { throw Fault(reason: fault) }
    if let goldens = form.goldens, goldens != Self.own {
      throw Fault(reason: "its \"goldens\" are \"\(goldens)\", and the only value is \"\(Self.own)\"")
    }
    guard !fonts.isEmpty else { throw Fault(reason: "it lists no fonts") }
    // Names that differ only in case are the same file on some systems.
    var names: Set<String> = []
    for font in fonts where !names.insert(font.name.lowercased()).inserted {
      throw Fault(reason: "\(font.name) is listed twice")
    }
    let widths = form.widths.flatMap(LetterWidths.init)
    if let word = form.widths, widths == nil {
      throw Fault(reason: "its widths are \"\(word)\"; the values are \"inter\" and \"system\"")
    }
    self.init(
      folders: form.folders ?? [], sources: form.sources ?? [], packages: packages,
      fonts: fonts.sorted { $0.name < $1.name }, widths: widths)
    ownsGoldens = form.goldens != nil
  }

  /// The contents of the `fonts.json` file.
  package var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      func line(_ value: some Encodable) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
      func list(_ lines: [String]) -> String {
        lines.isEmpty ? "[]" : "[\n    " + lines.joined(separator: ",\n    ") + "\n  ]"
      }
      // Written only where they were chosen, so that sets don't change unasked.
      var choices = ownsGoldens ? "\n  \"goldens\": \"\(Self.own)\"," : ""
      if let chosenWidths { choices += "\n  \"widths\": \"\(chosenWidths.rawValue)\"," }
      let text = """
        {
          "format": \(Self.format),\(choices)
          "folders": \(try line(folders)),
          "sources": \(try line(sources)),
          "packages": \(list(try packages.sorted { $0.name < $1.name }.map { try line($0) })),
          "fonts": \(list(try fonts.sorted { $0.name < $1.name }.map { try line($0) }))
        }

        """
      return Data(text.utf8)
    }
  }

  private static func words(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\"\(context.codingPath.map(\.stringValue).joined(separator: "."))\" has the wrong type"
    default: "it cannot be parsed"
    }
  }
}
