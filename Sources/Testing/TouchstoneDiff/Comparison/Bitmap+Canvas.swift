import CPixelKernels
package import TouchstoneDrawing

extension Bitmap {
  /// Returns the picture cropped or extended to a size at its top-left corner; added pixels are transparent.
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

  /// Returns the picture with pixels of another one in a rectangle. Both pictures have the same size.
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

  /// Returns the picture with the reference's pixels in ignored areas; outside the reference, with transparent ones.
  package func ignoring(_ places: [PixelRect], masks: [Bitmap], of reference: Bitmap) -> Bitmap {
    let reference = reference.onCanvas(PixelSize(width: width, height: height))
    var result = places.reduce(self) { $0.replacing($1, by: reference) }
    for mask in masks {
      result.replace(where: mask.onCanvas(PixelSize(width: width, height: height)), by: reference)
    }
    return result
  }

  /// Replaces the pixels where a mask is painted. All three pictures have the same size.
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

  /// Copies a picture, which must fit, into this one with its top-left corner at a position.
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
