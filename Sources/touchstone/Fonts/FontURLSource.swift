import Foundation
import TouchstoneFonts

/// A folder of fonts behind a URL, which has each file by its name: `https://…/fonts/Inter-Regular.otf`.
struct FontURLSource {
  var url: URL

  /// The longest time that a server may say nothing, in seconds.
  private static let patience: TimeInterval = 30

  /// Takes what is missing. Whatever the server sends, no more is read than a font has bytes.
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
          intake.note("\(address) has not the pinned digest")
        }
      }
    }
  }
}
