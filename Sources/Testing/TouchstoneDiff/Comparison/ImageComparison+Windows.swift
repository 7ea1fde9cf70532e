import CPixelKernels
import Foundation
import TouchstoneDrawing

extension ImageComparison {
  /// Returns the largest number of pixels over the tolerance in any window of `side × side` pixels within the pictures.
  ///
  /// It distinguishes a dense change from scattered noise, which the total count cannot.
  public func differingPixels(inAnyWindow side: Int) -> Int {
    guard !classes.isEmpty, side > 0 else { return 0 }
    let width = max(reference.width, actual.width)
    return classes.withUnsafeBytes {
      Int(bitPattern: UInt(ts_densest_window($0.octets, width, $0.count / width, side, nil)))
    }
  }
}
