import Foundation

/// An error of what needs photos, of which there are none on Linux.
struct PhotoLibraryError: LocalizedError {
  let request: String

  var errorDescription: String? {
    "There is no photo library on Linux, so \(request). Give the view its data in tests and previews."
  }
}
