import Foundation
import TouchstoneDrawing

extension Bitmap {
  /// The bitmap with squares of pixels replaced by their mean.
  func averaged(_ side: Int) -> Bitmap {
    guard side > 1 else { return self }
    let row = bytesPerRow
    return withUnsafeBytes { source in
      Bitmap(width: width / side, height: height / side) { target in
        for y in 0..<height / side {
          for index in 0..<width / side * 4 {
            let first = y * side * row + index / 4 * side * 4 + index % 4
            var sum = 0
            for down in 0..<side {
              for right in 0..<side { sum += Int(source[first + down * row + right * 4]) }
            }
            target[y * (width / side) * 4 + index] = UInt8((sum + side * side / 2) / (side * side))
          }
        }
      }
    }
  }

  /// An opaque bitmap with a number added to the channels of each pixel.
  func shifted(_ amount: (_ x: Int, _ y: Int) -> Int) -> Bitmap {
    var result = self
    result.withUnsafeMutableBytes { bytes in
      for place in bytes.indices where place % 4 != 3 {
        bytes[place] = UInt8(clamping: Int(bytes[place]) + amount(place / 4 % width, place / 4 / width))
      }
    }
    return result
  }

  /// An opaque bitmap of grey ink on the page of its first pixel, with the share of ink in each pixel to a power.
  func withCoverage(toPower power: Double) -> Bitmap {
    var result = self
    result.withUnsafeMutableBytes { bytes in
      let page = Double(bytes[0])
      let levels = bytes.indices.lazy.filter { $0 % 4 == 0 }.map { Double(bytes[$0]) }
      let ink = levels.max { abs($0 - page) < abs($1 - page) }
      let range = (ink ?? page) - page
      let table = (0...255).map { level in
        let share = range == 0 ? 0 : min(max(0, (Double(level) - page) / range), 1)
        return UInt8((page + range * pow(share, power)).rounded())
      }
      for place in bytes.indices where place % 4 != 3 { bytes[place] = table[Int(bytes[place])] }
    }
    return result
  }

  /// A grey opaque bitmap, each 8×8 pixels of it rounded in the frequencies of a cosine transform, as JPEG does.
  func withCosines(inStepsOf step: Double) -> Bitmap {
    let basis = (0..<8).map { (frequency: Int) -> [Double] in
      let weight = frequency == 0 ? 0.125.squareRoot() : 0.5
      return (0..<8).map { (x: Int) -> Double in weight * cos((Double(x) + 0.5) * Double(frequency) * .pi / 8) }
    }
    var result = self
    result.withUnsafeMutableBytes { bytes in
      for top in stride(from: 0, to: height - 7, by: 8) {
        for left in stride(from: 0, to: width - 7, by: 8) {
          func place(_ x: Int, _ y: Int) -> Int { ((top + y) * width + left + x) * 4 }
          var block = (0..<8).map { (y: Int) -> [Double] in (0..<8).map { Double(bytes[place($0, y)]) } }
          block = Self.product(Self.product(basis, block), Self.transposed(basis))
          block = block.map { (row: [Double]) -> [Double] in row.map { ($0 / step).rounded() * step } }
          block = Self.product(Self.product(Self.transposed(basis), block), basis)
          for y in 0..<8 {
            for x in 0..<8 {
              for channel in 0..<3 { bytes[place(x, y) + channel] = UInt8(min(max(0, block[y][x].rounded()), 255)) }
            }
          }
        }
      }
    }
    return result
  }

  private static func transposed(_ a: [[Double]]) -> [[Double]] { (0..<8).map { i in a.map { $0[i] } } }

  private static func product(_ a: [[Double]], _ b: [[Double]]) -> [[Double]] {
    let columns = transposed(b)
    return a.map { row in
      columns.map { column in (0..<8).reduce(0.0) { (sum: Double, index: Int) in sum + row[index] * column[index] } }
    }
  }
}
