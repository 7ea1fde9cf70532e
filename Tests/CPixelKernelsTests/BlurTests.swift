import CPixelKernels
import Foundation
import Testing

/// The blur of `ts_gaussian_blur`, one value at a time.
private struct PlainBlur {
  var width: Int
  var height: Int
  var channels: Int
  /// Whether the picture is one of bytes, whose sums are whole numbers.
  var isBytes = true

  func weights(_ sigma: Double, _ radius: Int) -> [Float] {
    let values = (0...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    var sum = 0.0
    for (index, value) in values.enumerated() { sum += index == 0 ? value : 2 * value }
    return values.map { Float(($0 / sum * 4_194_304).rounded() / 4_194_304) }
  }

  func convolved(_ values: [Float], _ width: Int, _ height: Int, _ weights: [Float]) -> [Float] {
    func pass(_ values: [Float], dx: Int, dy: Int) -> [Float] {
      var result = values
      for y in 0..<height {
        for x in 0..<width {
          for channel in 0..<channels {
            func at(_ step: Int) -> Float {
              let (column, row) = (x + dx * step, y + dy * step)
              guard column >= 0, column < width, row >= 0, row < height else { return 0 }
              return values[(row * width + column) * channels + channel]
            }
            var sum = at(0) * weights[0]
            for step in 1..<weights.count { sum += (at(-step) + at(step)) * weights[step] }
            result[(y * width + x) * channels + channel] = sum
          }
        }
      }
      return result
    }
    return pass(pass(values, dx: 1, dy: 0), dx: 0, dy: 1)
  }

  func blurred(_ bytes: [UInt8], sigma: Double, cut: Double) -> [UInt8] {
    blurred(bytes.map { Float($0) }, sigma: sigma, cut: cut).map(rounded)
  }

  func blurred(_ values: [Float], sigma: Double, cut: Double) -> [Float] {
    var factor = 1
    while sigma / Double(factor) > 8 { factor *= 2 }
    let ratio = sigma / Double(factor)
    let radius = Int(cut * ratio + 0.5)
    if factor == 1 {
      return convolved(values, width, height, weights(sigma, max(radius, 1)))
    }
    let (columns, rows) = ((width + factor - 1) / factor, (height + factor - 1) / factor)
    var small = [Float](repeating: 0, count: columns * rows * channels)
    for y in 0..<height {
      for column in 0..<columns {
        for channel in 0..<channels {
          let part = (column * factor..<min((column + 1) * factor, width)).map {
            values[(y * width + $0) * channels + channel]
          }
          let index = (y / factor * columns + column) * channels + channel
          // Sums of bytes are exact; floats are added one by one.
          if isBytes {
            small[index] += part.reduce(0, +) * (1 / Float(factor * factor))
          } else {
            for value in part { small[index] += value * (1 / Float(factor * factor)) }
          }
        }
      }
    }
    small = convolved(small, columns, rows, weights((ratio * ratio - 0.25).squareRoot(), radius))
    func sample(_ place: Int, _ count: Int) -> (first: Int, second: Int, share: Float) {
      let position = max((Float(place) + 0.5) / Float(factor) - 0.5, 0)
      let first = Int(position)
      return first + 1 >= count ? (count - 1, count - 1, 0) : (first, first + 1, position - Float(first))
    }
    var result: [Float] = []
    for y in 0..<height {
      let vertical = sample(y, rows)
      for x in 0..<width {
        let horizontal = sample(x, columns)
        for channel in 0..<channels {
          func mixed(_ column: Int) -> Float {
            let top = small[(vertical.first * columns + column) * channels + channel]
            let bottom = small[(vertical.second * columns + column) * channels + channel]
            return top + (bottom - top) * vertical.share
          }
          let left = mixed(horizontal.first)
          result.append(left + (mixed(horizontal.second) - left) * horizontal.share)
        }
      }
    }
    return result
  }

  private func rounded(_ value: Float) -> UInt8 { UInt8(min(max(value, 0), 255) + 0.5) }
}

@Suite struct BlurTests {
  private func blurred(
    _ bytes: [UInt8], width: Int, height: Int, channels: Int, sigma: Double, cut: Double = 3
  ) -> [UInt8] {
    var result = bytes
    let all = ts_blur_part(left: 0, top: 0, right: width, bottom: height)
    #expect(ts_gaussian_blur(&result, width, height, width * channels, channels, sigma, cut, all) == 0)
    return result
  }

  @Test(arguments: [0.3, 2.6, 8, 8.5, 20, 70])
  func `A part blurs as it does within the whole, and the rest stays`(_ sigma: Double) {
    var random = RandomBytes(seed: 13)
    for (width, height, channels) in [(67, 45, 1), (53, 61, 4), (1, 1, 4), (40, 2, 1)] {
      let bytes = random.bytes(width * height * channels)
      let whole = blurred(bytes, width: width, height: height, channels: channels, sigma: sigma)
      for _ in 0..<12 {
        let columns = [Int.random(in: 0...width, using: &random), Int.random(in: 0...width, using: &random)].sorted()
        let rows = [Int.random(in: 0...height, using: &random), Int.random(in: 0...height, using: &random)].sorted()
        let part = ts_blur_part(left: columns[0], top: rows[0], right: columns[1], bottom: rows[1])
        var result = bytes
        #expect(ts_gaussian_blur(&result, width, height, width * channels, channels, sigma, 3, part) == 0)
        let expected = bytes.indices.map { index in
          let (x, y) = (index / channels % width, index / channels / width)
          let isInside = x >= columns[0] && x < columns[1] && y >= rows[0] && y < rows[1]
          return isInside ? whole[index] : bytes[index]
        }
        #expect(result == expected, "\(width)×\(height)×\(channels), \(part)")
      }
    }
  }

  @Test(arguments: [(0.3, 3), (1, 3), (2.6, 2), (8, 3), (8.5, 2), (20, 3), (70, 2)] as [(Double, Double)])
  func `A random picture blurs as in plain Swift`(_ sigma: Double, _ cut: Double) {
    var random = RandomBytes(seed: 11)
    for (width, height, channels) in [(37, 29, 1), (23, 31, 4), (1, 1, 4), (64, 3, 1)] {
      let bytes = random.bytes(width * height * channels)
      let plain = PlainBlur(width: width, height: height, channels: channels)
      let expected = plain.blurred(bytes, sigma: sigma, cut: cut)
      let result = blurred(bytes, width: width, height: height, channels: channels, sigma: sigma, cut: cut)
      #expect(result == expected, "\(width)×\(height)×\(channels)")
    }
  }

  @Test(arguments: [(0.3, 3), (2.6, 2), (8, 3), (8.5, 2), (20, 3), (70, 2)] as [(Double, Double)])
  func `Linear light blurs as in plain Swift`(_ sigma: Double, _ cut: Double) {
    var random = RandomBytes(seed: 12)
    for (width, height, channels) in [(23, 31, 4), (1, 1, 4), (64, 3, 4), (37, 29, 1), (5, 1, 1)] {
      let values = (0..<width * height * channels).map { _ in Float.random(in: -1...4, using: &random) }
      var result = values
      #expect(ts_linear_blur(&result, width, height, channels, sigma, cut) == 0)
      let plain = PlainBlur(width: width, height: height, channels: channels, isBytes: false)
      #expect(result == plain.blurred(values, sigma: sigma, cut: cut), "\(width)×\(height)×\(channels)")
    }
  }

  @Test(arguments: [1, 1.5, 2, 3, 5, 7.9, 8.1, 12, 16, 24, 33, 50])
  func `A white rectangle blurs as with a true Gaussian, to two levels`(_ sigma: Double) {
    let margin = Int(3 * sigma) + 2
    for side in [Int(4 * sigma) + 1, Int(sigma) + 1] {
      let size = side + 2 * margin
      var bytes = [UInt8](repeating: 0, count: size * size)
      for y in margin..<margin + side {
        for x in margin..<margin + side { bytes[y * size + x] = 255 }
      }
      let result = blurred(bytes, width: size, height: size, channels: 1, sigma: sigma)
      // The Gaussian sampled at pixels, eight standard deviations long.
      let reach = Int(8 * sigma) + 1
      let kernel = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
      let sum = kernel.reduce(0, +)
      let line = (0..<size).map { x in
        (margin..<margin + side).reduce(0) { $0 + (abs($1 - x) <= reach ? kernel[$1 - x + reach] : 0) } / sum
      }
      var worst = 0.0
      for y in 0..<size {
        for x in 0..<size { worst = max(worst, abs(Double(result[y * size + x]) - 255 * line[x] * line[y])) }
      }
      #expect(worst <= 2, "sigma \(sigma), side \(side)")
    }
  }

  @Test func `A cut kernel ends where it says`() {
    // An edge at x = 60: with 2σ = 48 px nothing reaches pixel 60 − 49.
    let width = 200
    var bytes = [UInt8](repeating: 0, count: width * width)
    for y in 0..<width {
      for x in 60..<width { bytes[y * width + x] = 255 }
    }
    let row = blurred(bytes, width: width, height: width, channels: 1, sigma: 24, cut: 2)[100 * width..<101 * width]
    let values = Array(row)
    #expect(values[8] == 0)
    #expect(values[20] > 0)
    #expect(abs(Int(values[59]) + Int(values[60]) - 255) <= 1)
  }

  @Test func `Premultiplied colours never exceed their alpha`() {
    var random = RandomBytes(seed: 2)
    for sigma in [0.7, 4, 13] {
      let pixels = random.pixels(40 * 40)
      let result = blurred(pixels, width: 40, height: 40, channels: 4, sigma: sigma)
      for index in stride(from: 0, to: result.count, by: 4) {
        #expect(result[index..<index + 3].allSatisfy { $0 <= result[index + 3] })
      }
    }
  }

  @Test func `No blur and no number change nothing`() {
    var random = RandomBytes(seed: 1)
    let bytes = random.bytes(100)
    #expect(blurred(bytes, width: 10, height: 10, channels: 1, sigma: 0) == bytes)
    #expect(blurred(bytes, width: 10, height: 10, channels: 1, sigma: .nan) == bytes)
  }

  @Test(arguments: [1, 4]) func `Bytes between rows are neither read nor changed`(channels: Int) {
    let (width, height, stride) = (13, 9, 5000)
    var random = RandomBytes(seed: 21)
    let row = width * channels
    let tight = (0..<height * row).map { _ in UInt8.random(in: 0...255, using: &random) }
    for sigma in [1.5, 20] {
      var expected = tight
      let all = ts_blur_part(left: 0, top: 0, right: width, bottom: height)
      #expect(ts_gaussian_blur(&expected, width, height, row, channels, sigma, 3, all) == 0)
      var wide = [UInt8](repeating: 0xA5, count: height * stride)
      for y in 0..<height { wide.replaceSubrange(y * stride..<y * stride + row, with: tight[y * row..<(y + 1) * row]) }
      #expect(ts_gaussian_blur(&wide, width, height, stride, channels, sigma, 3, all) == 0)
      for y in 0..<height {
        #expect(wide[y * stride..<y * stride + row].elementsEqual(expected[y * row..<(y + 1) * row]))
        #expect(wide[y * stride + row..<(y + 1) * stride].allSatisfy { $0 == 0xA5 })
      }
    }
  }
}
