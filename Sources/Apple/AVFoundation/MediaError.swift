import Foundation

/// An error of what needs a device for sound or pictures, of which there is none on Linux.
struct MediaError: LocalizedError {
  let request: String

  var errorDescription: String? { "Nothing is played, recorded or captured on Linux, so \(request)." }
}
