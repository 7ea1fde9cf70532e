/// Why a view could not be drawn.
enum ViewPictureError: Error, CustomStringConvertible {
  /// Something that the picture needs is missing. Carries the renderer's description.
  case incomplete(String)
  /// A view or controller of UIKit or AppKit does not host a SwiftUI view. Carries its type.
  case notHosted(String)
  /// A layer of Core Animation. Carries its type.
  case layer(String)

  var description: String {
    switch self {
    case .incomplete(let words): words
    case .notHosted(let type):
      """
      \(type) is not drawn: only UIKit and AppKit views that host a SwiftUI view are. \
      Put the SwiftUI view into UIHostingController(rootView:), or take a snapshot of the SwiftUI view itself.
      """
    case .layer(let type):
      """
      \(type) is not drawn: layers of Core Animation keep their settings, and nothing draws them. \
      Take a snapshot of a SwiftUI view or of the path instead.
      """
    }
  }
}
