import CPixelKernels
package import TouchstoneDrawing

extension Bitmap {
  /// The upper left part of the picture, with clear pixels where the size goes beyond it.
  func onCanvas(_ size: PixelSize) -> Bitmap {
    if size == PixelSize(width: width, height: height) { return self }
    let rowBytes = min(width, size.width) * 4
    return withUnsafeBytes { source in
      Bitmap(width: size.width, height: size.height) { target in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        for y in 0..<min(height, size.height) {
          (to + y * size.width * 4).copyMemory(from: from + y * width * 4, byteCount: rowBytes)
        }
      }
    }
  }

  /// The picture with other pixels in a rectangle. Both pictures have one size.
  private func replacing(_ rect: PixelRect, by other: Bitmap) -> Bitmap {
    let left = max(0, rect.x)
    let right = min(width, rect.x.addingReportingOverflow(rect.width).partialValue)
    let top = max(0, rect.y)
    let bottom = min(height, rect.y.addingReportingOverflow(rect.height).partialValue)
    guard left < right, top < bottom else { return self }
    var result = self
    result.withUnsafeMutableBytes { target in
      other.withUnsafeBytes { source in
        for y in top..<bottom {
          let bytes = (y * width + left) * 4..<(y * width + right) * 4
          target[bytes].copyBytes(from: source[bytes])
        }
      }
    }
    return result
  }

  /// The picture with the reference's pixels where differences are ignored, or with clear ones where it has none.
  package func ignoring(_ places: [PixelRect], masks: [Bitmap], of reference: Bitmap) -> Bitmap {
    let reference = reference.onCanvas(PixelSize(width: width, height: height))
    var result = places.reduce(self) { $0.replacing($1, by: reference) }
    for mask in masks {
      result.replace(where: mask.onCanvas(PixelSize(width: width, height: height)), by: reference)
    }
    return result
  }

  /// Replaces the pixels where a mask is painted. All three pictures have one size.
  private mutating func replace(where mask: Bitmap, by other: Bitmap) {
    let count = width * height
    withUnsafeMutableBytes { target in
      mask.withUnsafeBytes { mask in
        other.withUnsafeBytes { source in
          ts_replace_masked(source.octets, mask.octets, count, target.bindMemory(to: UInt8.self).baseAddress)
        }
      }
    }
  }

  /// Copies a picture into this one, its upper left corner at a place. It must fit.
  mutating func draw(_ other: Bitmap, x: Int, y: Int) {
    let stride = bytesPerRow
    withUnsafeMutableBytes { target in
      other.withUnsafeBytes { source in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        for row in 0..<other.height {
          (to + (y + row) * stride + x * 4).copyMemory(
            from: from + row * other.bytesPerRow, byteCount: other.bytesPerRow)
        }
      }
    }
  }
}
