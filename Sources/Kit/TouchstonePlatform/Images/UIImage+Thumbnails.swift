public import Foundation
public import TouchstoneDrawing
import TouchstoneUI

extension UIImage {
  /// Returns the image at the greatest size that keeps its proportions and fits a size, in points; `nil` if that is empty.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let fitting = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    return UIGraphicsImageRenderer(size: fitting).image { _ in draw(in: CGRect(origin: .zero, size: fitting)) }
  }

  /// Returns the image at the greatest size that keeps its proportions and fits a size, in points.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// Passes the image at the greatest size that keeps its proportions and fits a size, in points, at once.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// Returns the image: it needs no preparation.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns the image: it needs no preparation.
  public func byPreparingForDisplay() async -> UIImage? { self }
}
