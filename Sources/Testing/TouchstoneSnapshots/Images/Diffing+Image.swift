public import Foundation
public import TouchstoneDrawing
import TouchstoneImageIO

extension Diffing where Value == UIImage {
  /// Pictures as PNG files, of which only visible differences fail.
  public static var image: Diffing {
    .image()
  }

  /// Pictures as PNG files.
  ///
  /// Without a precision, only visible differences fail: noise of a few levels and shifted anti-aliasing pass. With one,
  /// pictures are compared as by swift-snapshot-testing, where 1 requires equal bits.
  ///
  /// - Parameters:
  ///   - precision: The share of the picture that must match: above 0, up to 1.
  ///   - perceptualPrecision: How close a pixel must come to match, above 0 and up to 1: 0.98 tolerates a colour
  ///     difference of 2.
  ///   - scale: Pixels per point of what is read from files that do not say so; otherwise 1.
  public static func image(
    precision: Float? = nil, perceptualPrecision: Float? = nil, scale: CGFloat? = nil
  ) -> Diffing {
    let format = GoldenFormat<UIImage>.picture(
      PictureComparer(precision: precision, perceptualPrecision: perceptualPrecision))
    func data(_ image: UIImage) -> Data {
      RemarksCollector.catching(default: Data()) { try format.encode(image, GoldenMetadata()) }
    }
    return Diffing(
      toData: data,
      fromData: { data in
        RemarksCollector.catching(default: UIImage()) {
          let content = try format.decode(data)
          guard content.metadata?.scale == nil, let scale, let pixels = content.value.cgImage else {
            return content.value
          }
          return UIImage(cgImage: pixels, scale: scale)
        }
      },
      diff: { reference, actual in
        if let mistake = format.mistake { return (mistake, []) }
        do {
          guard let difference = try format.compare(reference, actual, []), !difference.isTolerated else { return nil }
          let picture = try difference.picture.map { [DiffAttachment.data(try $0(), name: "difference.png")] } ?? []
          return (
            difference.text,
            [.data(data(reference), name: "reference.png"), .data(data(actual), name: "failure.png")] + picture
          )
        } catch {
          return ("The pictures could not be compared: \(error)", [])
        }
      },
      storage: format)
  }
}
