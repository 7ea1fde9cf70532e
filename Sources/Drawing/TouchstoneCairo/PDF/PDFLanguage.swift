import Foundation

/// The language of a document, which Cairo up to version 1.18 cannot write.
struct PDFLanguage {
  /// As in `de-AT`, without what follows from the rest.
  private let words: String

  /// - Source: RFC 5646; ISO 32000-1:2008, 14.9.2.
  init?(_ language: Locale.Language) {
    words = language.minimalIdentifier.replacing("_", with: "-")
    // Anything else would end the string in the file, or is no language.
    let parts = words.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isLetterOrDigit) }) else { return nil }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  /// Adds the language to the last object of a file, its catalog, and moves the table behind it.
  ///
  /// - Parameter end: The end of the file, from anywhere before the catalog. It is not changed if it has another form.
  func add(to end: inout Data) {
    let entry = "\n   /Lang (\(words))"
    let dictionary = "<< /Type /Catalog"
    guard let catalog = end.range(of: Data(dictionary.utf8), options: .backwards),
      let object = end.range(of: Data("endobj\n".utf8), in: catalog.upperBound..<end.endIndex),
      end[object.upperBound...].starts(with: Data("xref\n".utf8)),
      let mark = end.range(of: Data("startxref\n".utf8), options: .backwards)
    else { return }
    let digits = end[mark.upperBound...].prefix { (0x30...0x39).contains($0) }
    guard let place = Int(String(decoding: digits, as: UTF8.self)) else { return }
    // From the end on, so that the ranges stay right.
    end.replaceSubrange(digits.startIndex..<digits.endIndex, with: Data("\(place + entry.utf8.count)".utf8))
    end.insert(contentsOf: Data(entry.utf8), at: catalog.upperBound)
  }
}
