import Foundation

/// An error of what needs a browser, of which there is none on Linux.
struct WebKitError: LocalizedError {
  let request: String

  var errorDescription: String? { "There is no browser on Linux, so \(request)." }
}
