import CImageCodecs
import Foundation
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO

/// Times what happens to one picture between a file and a verdict.
struct ImageBenchmark {
  let bitmap: Bitmap
  let name: String

  func run() throws {
    let copy = Bitmap(width: bitmap.width, height: bitmap.height, bytes: bitmap.bytes.map { $0 })
    let unit = median {
      let order = bitmap.withUnsafeBytes { a in
        copy.withUnsafeBytes { b in
          // SAFETY: neither picture is empty, so both buffers have a start.
          memcmp(a.baseAddress!, b.baseAddress!, a.count)
        }
      }
      precondition(order == 0)
    }
    let data = try bitmap.pngData()
    print("\(name): \(bitmap.width)×\(bitmap.height) px, PNG \(data.count / 1024) KiB")
    func report(_ step: String, _ body: () throws -> Void) rethrows {
      let time = try median(body)
      let ratio = String(format: "%.1f", time / unit)
      print("  \(step.padding(toLength: 66, withPad: " ", startingAt: 0))\(format(time)) ms  \(ratio) × memcmp")
    }
    print("  \("memcmp".padding(toLength: 66, withPad: " ", startingAt: 0))\(format(unit)) ms")
    try report("encode PNG") { _ = try bitmap.pngData() }
    try report("decode PNG") { _ = try PNGImage(data: data) }
    report("PNG → rows, libpng") { unpack(data) { ts_png_decoder_read_pixels($0, $1) == ts_png_ok } }
    report("PNG → rows, libdeflate") { unpack(data) { ts_png_decoder_read_plain_pixels($0, $1) != 0 } }
    report("unchanged golden by its stamp") {
      precondition(PNGImage.isStamped(data, as: bitmap))
    }
    report("compare identical, .ui") { precondition(Comparer.ui.compare(bitmap, copy).isIdentical) }
    for change in Change.allCases {
      let other = change.apply(to: bitmap)
      for comparer in [Comparer.ui, .pixelmatch()] {
        report("\(change.rawValue), \(comparer)") { _ = comparer.compare(bitmap, other) }
      }
    }
  }

  private func unpack(_ data: Data, by read: (OpaquePointer?, UnsafeMutablePointer<UInt8>?) -> Bool) {
    let rows = Bitmap(width: bitmap.width, height: bitmap.height) { target in
      data.withUnsafeBytes { file in
        let decoder = ts_png_decoder_create(file.bindMemory(to: UInt8.self).baseAddress, file.count)
        defer { ts_png_decoder_destroy(decoder) }
        var (width, height): (UInt32, UInt32) = (0, 0)
        let status = ts_png_decoder_read_header(decoder, 65_535, 65_535, &width, &height)
        let isRead = status == ts_png_ok && read(decoder, target.bindMemory(to: UInt8.self).baseAddress)
        precondition(isRead, "not decoded")
      }
    }
    precondition(rows.width == bitmap.width)
  }

  private func format(_ time: Double) -> String {
    let text = String(format: "%.3f", time)
    return String(repeating: " ", count: max(0, 9 - text.count)) + text
  }

  /// The median of at least 5 runs, in milliseconds that the process was computing on all its threads: on a shared machine
  /// steadier than the time that passes.
  private func median(_ body: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    let start = ContinuousClock.now
    while times.count < 5 || (times.count < 200 && ContinuousClock.now - start < .milliseconds(500)) {
      let begin = now
      try body()
      times.append(now - begin)
    }
    return times.sorted()[times.count / 2]
  }

  private var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }
}
