/// Why a view could not be drawn.
enum ViewPictureError: Error, CustomStringConvertible {
  /// Something without which the picture is worth nothing is missing. Carries the renderer's words.
  case incomplete(String)

  var description: String {
    switch self {
    case .incomplete(let words): words
    }
  }
}
