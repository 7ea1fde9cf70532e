import CPixelKernels
import Testing

@Suite struct PNGFilterTests {
  /// Filters undone byte by byte, as the PNG specification writes them: 9.2, 9.4.
  private func reference(_ rows: [[UInt8]], channels: Int) -> [UInt8] {
    var previous = [Int](repeating: 0, count: rows[0].count - 1)
    return rows.flatMap { row -> [UInt8] in
      var result: [Int] = []
      for index in previous.indices {
        let a = index >= channels ? result[index - channels] : 0
        let b = previous[index]
        let c = index >= channels ? previous[index - channels] : 0
        let (pa, pb, pc) = (abs(b - c), abs(a - c), abs(a + b - c - c))
        let paeth = pa <= pb && pa <= pc ? a : pb <= pc ? b : c
        let foreseen: [Int] = [0, a, b, (a + b) / 2, paeth]
        result.append((Int(row[index + 1]) + foreseen[Int(row[0])]) & 255)
      }
      previous = result
      let alpha: [UInt8] = channels == 3 ? [255] : []
      return stride(from: 0, to: result.count, by: channels).flatMap { start in
        result[start..<start + channels].map { UInt8($0) } + alpha
      }
    }
  }

  /// The rows lie behind the pixels, in the same memory as far as may be.
  private func unpack(
    _ rows: [[UInt8]], width: Int, channels: Int, isPremultiplied: Bool = false
  ) -> [UInt8]? {
    let packed: [UInt8] = rows.flatMap { $0 } + [9, 9, 9, 9]
    let size = width * rows.count * 4
    var memory = [UInt8](repeating: 7, count: size + rows.count + 4 - packed.count) + packed
    var line = [UInt8](repeating: 0, count: width * channels + 4)
    let isKnown = memory.withUnsafeMutableBufferPointer { memory in
      // SAFETY: the array is not empty.
      let start = memory.baseAddress!
      return ts_unpack_png_rows(
        start + (memory.count - packed.count), &line, start, width, rows.count, channels, isPremultiplied ? 1 : 0)
    }
    return isKnown == 1 ? [UInt8](memory.prefix(size)) : nil
  }

  @Test(arguments: [1, 5, 16, 43], [3, 4]) func `Rows become what premultiplying their pixels makes of them`(
    _ width: Int, _ channels: Int
  ) {
    var random = RandomBytes(seed: 9)
    let rows = (0..<25).map { row in [UInt8(row % 5)] + random.bytes(width * channels) }
    var expected = reference(rows, channels: channels)
    ts_premultiply_rgba_to_bgra(&expected, expected.count / 4)
    #expect(unpack(rows, width: width, channels: channels, isPremultiplied: true) == expected)
  }

  @Test(arguments: [1, 2, 5, 16, 43], [3, 4]) func `Filters are undone as the specification says`(
    _ width: Int, _ channels: Int
  ) {
    var random = RandomBytes(seed: 8)
    // Each filter as the first row, and behind each other one.
    for first in 0..<5 {
      let rows = (0..<25).map { row in [UInt8((first + row + row / 5) % 5)] + random.bytes(width * channels) }
      #expect(unpack(rows, width: width, channels: channels) == reference(rows, channels: channels))
    }
  }

  @Test(arguments: [3, 4]) func `A filter that PNG does not know is refused`(_ channels: Int) {
    let known = [UInt8](repeating: 0, count: channels * 2 + 1)
    #expect(unpack([known, known], width: 2, channels: channels) != nil)
    #expect(unpack([known, [5] + known.dropFirst()], width: 2, channels: channels) == nil)
    #expect(unpack([[255] + known.dropFirst(), known], width: 2, channels: channels) == nil)
  }

  /// The filter that the header describes, byte by byte.
  private func filtered(_ row: [UInt8], previous: [UInt8]?, pixelLength: Int) -> [UInt8] {
    guard let previous else { return [0] + row }
    let words = stride(from: 0, to: row.count, by: 4)
    let foreseen = words.count { start in
      let word = row[start..<start + 4]
      return start >= pixelLength
        && (word.elementsEqual(previous[start..<start + 4])
          || word.elementsEqual(row[(start - pixelLength)..<(start - pixelLength + 4)]))
    }
    if foreseen * 5 >= row.count / 4 * 4 { return [0] + row }
    return [2] + zip(row, previous).map { $0 &- $1 }
  }

  @Test(arguments: [1, 2, 15, 16, 17, 18, 33, 200], [4, 8]) func `Rows are filtered where few words can be foreseen`(
    _ width: Int, _ pixelLength: Int
  ) {
    var random = RandomBytes(seed: 9)
    var kinds: Set<UInt8> = []
    for share in 0...20 {
      let previous = random.bytes(width * pixelLength)
      var row = random.bytes(width * pixelLength)
      for start in stride(from: 0, to: row.count, by: 4) where Int(random.bytes(1)[0]) % 20 < share {
        let isUp = random.bytes(1)[0] < 128 || start < pixelLength
        for byte in start..<start + 4 { row[byte] = isUp ? previous[byte] : row[byte - pixelLength] }
      }
      var target = [UInt8](repeating: 7, count: row.count + 1)
      ts_filter_png_row(row, previous, &target, row.count, pixelLength)
      #expect(target == filtered(row, previous: previous, pixelLength: pixelLength))
      kinds.insert(target[0])
      ts_filter_png_row(row, nil, &target, row.count, pixelLength)
      #expect(target == [0] + row)
    }
    if width > 15 { #expect(kinds == [0, 2]) }
  }
}
