import Foundation

extension MaskFault {
  /// The sentences that say what is wrong and how to fix it.
  var words: [String] {
    switch self {
    case .unknownView(let identifier, let candidates):
      let known = candidates.isEmpty ? "none" : candidates.map { "\"\($0)\"" }.joined(separator: ", ")
      return [
        "no view has the accessibility identifier \"\(identifier)\". Available: \(known).",
        "Give the view an identifier: .accessibilityIdentifier(\"\(identifier)\")",
      ]
    case .noViews(let identifier):
      return [
        "the view \"\(identifier)\" has no single position in a picture of several frames or variants, or of something other than a view.",
        "Mask a rectangle in points: .rect(CGRect(x: …, y: …, width: …, height: …))",
      ]
    case .invisibleView(let identifier, let frame, let picture):
      return [
        "the view \"\(identifier)\" covers no pixel: its frame is \(Self.words(frame)), the picture"
          + " \(Self.size(picture)).",
        "Move the view into the picture, or remove the mask.",
      ]
    case .emptyRect(let rect, let picture):
      let frame = PlacedView.Frame(
        x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
        height: Double(rect.size.height))
      return [
        "the rectangle \(Self.words(frame)) covers no pixel of the picture, which is \(Self.size(picture)).",
        "Rectangles are in points from the top-left corner.",
      ]
    case .wholePicture(let picture):
      return [
        "nothing is left to compare: the masks cover the whole picture of \(Self.size(picture)).",
        "Mask less of it.",
      ]
    case .notAPicture:
      return [
        "the strategy uses custom diffing closures, which do not support masks.",
        "Use `Diffing.image` for its diffing.",
      ]
    }
  }

  /// `(16, 16) 40×12 pt`.
  private static func words(_ frame: PlacedView.Frame) -> String {
    "(\(frame.x.plain), \(frame.y.plain)) \(frame.width.plain)×\(frame.height.plain) pt"
  }

  private static func size(_ picture: PictureSize) -> String {
    "\(picture.pointWidth.plain)×\(picture.pointHeight.plain) pt"
  }
}
