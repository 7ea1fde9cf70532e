import Foundation
import TouchstoneFonts

/// A URL of a folder of fonts, each stored under its file name: `https://…/fonts/Inter-Regular.otf`.
struct FontURLSource {
  var url: URL

  /// The longest time without data from a server, in seconds.
  private static let patience: TimeInterval = 30

  /// Downloads missing fonts. It never reads more than the pinned size, whatever the server sends.
  ///
  /// - Throws: `FontSetError.notWritten`.
  func fill(_ intake: inout FontIntake) throws {
    guard ["https", "http", "file"].contains(url.scheme ?? "") else {
      intake.note("\(url) is neither a folder nor an http or https URL")
      return
    }
    for font in intake.missing {
      let address = url.appendingPathComponent(font.name)
      switch Download.data(from: address, limit: font.bytes, patience: Self.patience) {
      case .failure(let failure):
        intake.note("\(address): \(failure.reason)")
      case .success(let data):
        if try !intake.take(data, origin: address.absoluteString) {
          intake.note("\(address) does not have the pinned SHA-256")
        }
      }
    }
  }
}
