import CPixelKernels
import TouchstoneDrawing

extension ImageComparison {
  /// The most pixels over the tolerance in any window of `side × side` pixels, cut to the size of the pictures.
  ///
  /// Tells a dense change from scattered noise, which a count over the whole picture cannot.
  public func differingPixels(inAnyWindow side: Int) -> Int {
    guard !classes.isEmpty, side > 0 else { return 0 }
    let width = max(reference.width, actual.width)
    return Int(bitPattern: UInt(ts_densest_window(classes, width, classes.count / width, side)))
  }
}
