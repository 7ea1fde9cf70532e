import Foundation

/// A program that reads the files we write.
enum Tool: String {
  case pdftotext
  case qpdf
  case rsvgConvert = "rsvg-convert"

  /// Where the program lies; `nil` where it is not installed.
  var path: String? {
    ["/usr/bin/", "/usr/local/bin/"].map { $0 + rawValue }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
