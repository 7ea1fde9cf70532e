internal import Foundation

extension RenderError: CustomStringConvertible, LocalizedError {
  package var description: String {
    switch self {
    case .invalidSize(let size, let scale):
      """
      A picture of \(number(size.width)) × \(number(size.height)) pt at scale \(number(scale)) cannot be drawn: \
      the width, height and scale must be finite and greater than 0. Give the view a frame, such as .frame(width: 200, height: 100).
      """
    case .emptySurface(let size, let scale):
      """
      A picture of \(number(size.width)) × \(number(size.height)) pt at scale \(number(scale)) has no pixels. Give the \
      view a size, such as .frame(width: 200, height: 100).
      """
    case .surfaceTooLarge(let width, let height, nil, let limit):
      """
      A layer of \(number(width)) × \(number(height)) px is too large: the longest side can be \(limit) px. Draw at a \
      smaller scale, or split the picture.
      """
    case .surfaceTooLarge(let width, let height, let points?, let limit):
      """
      A picture of \(number(width)) × \(number(height)) px (\(words(points))) is too large: the longest side can be \
      \(limit) px. Draw at a smaller scale, or split the picture.
      """
    case .pageTooLarge(let size, let limit):
      """
      A page of \(words(size)) is too large: PDF allows sides of up to \(limit) pt. Make the view smaller, or split it \
      into pages.
      """
    case .pictureTooLarge(let width, let height, let points, let limit):
      """
      A picture of \(number(width)) × \(number(height)) px (\(words(points))) would take \
      \(mebibytes(width * height * 4)) MiB of memory; the limit is \(mebibytes(Double(limit))) MiB. Draw at a smaller \
      scale, or split the picture.
      """
    case .outOfMemory(let bytes, let limit):
      """
      The picture and its layers would take \(mebibytes(bytes)) MiB of memory; the limit is \
      \(mebibytes(Double(limit))) MiB. Draw at a smaller scale, or nest fewer groups with opacity, blend modes, masks and filters.
      """
    case .nestingTooDeep(let limit):
      "Groups are nested more than \(limit) levels deep. Look for a view that contains itself."
    case .cairo(let status, let message):
      "Cairo could not draw the picture: \(message) (status \(status))."
    }
  }

  package var errorDescription: String? { description }

  /// Formats whole numbers without a fraction: "32768", not "32768.0".
  private func number(_ value: CGFloat) -> String {
    let value = Double(value)
    return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }

  private func words(_ points: CGSize) -> String { "\(number(points.width)) × \(number(points.height)) pt" }

  private func mebibytes(_ bytes: Double) -> String {
    number(CGFloat((bytes / 1_048_576).rounded(.up)))
  }
}
