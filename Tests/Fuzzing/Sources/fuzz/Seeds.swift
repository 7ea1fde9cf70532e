import Foundation
import TouchstoneDrawing
import TouchstoneImageIO

/// Writes the corpus that a run starts with: a small file of every form of both formats, and some pairs of pictures.
enum Seeds {
  static func write(to folder: URL) throws {
    for (name, data) in pngs + jpegs { try save(data, as: name, in: folder.appendingPathComponent("decoders")) }
    for index in 0..<64 {
      let bytes = (0..<(8 + index * 5)).map { UInt8(truncatingIfNeeded: ($0 &* 97 ^ index &* 193) >> ($0 % 3)) }
      try save(Data(bytes), as: "pair-\(index)", in: folder.appendingPathComponent("comparers"))
    }
  }

  private static func save(_ data: Data, as name: String, in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appendingPathComponent(name))
  }

  private static var pngs: [(String, Data)] {
    let forms = [(0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16])]
    return forms.flatMap { type, depths in
      depths.flatMap { depth in
        [false, true].map { isInterlaced in
          var sample = PNGSample(
            width: 11, height: 7, bitDepth: depth, colorType: type, isInterlaced: isInterlaced,
            filter: { $0 % 5 }, sample: { x, y, channel in (x * 37 + y * 101 + channel * 59) % (1 << depth) })
          if type == 3 { sample.head = [("PLTE", (0..<3 << depth).map { UInt8($0 * 5 & 255) }), ("tRNS", [9])] }
          return ("png-\(type)-\(depth)\(isInterlaced ? "i" : "")", sample.data)
        }
      }
    } + described
  }

  /// Files with the chunks that are read besides the pixels.
  private static var described: [(String, Data)] {
    let heads: [(String, [(String, [UInt8])])] = [
      ("text", [("tEXt", Array("Title".utf8) + [0, 65]), ("iTXt", Array("Note".utf8) + [0, 0, 0, 0, 0, 66])]),
      ("gamma", [("gAMA", [0, 0, 0xB1, 0x8F])]), ("srgb", [("sRGB", [0])]),
      ("cicp", [("cICP", [12, 13, 0, 1])]), ("iccp", [("iCCP", Array("P3".utf8) + [0, 0, 1, 2])]),
      ("chrm", [("gAMA", [0, 1, 0x86, 0xA0]), ("cHRM", (0..<32).map { $0 % 4 == 2 ? 0x7A : 0x10 })]),
    ]
    let stamped = try? Bitmap(width: 5, height: 4).pngData(metadata: ["Title": "Größe"])
    return heads.map { name, head in
      ("png-\(name)", PNGSample(width: 3, height: 2, head: head, sample: { x, y, _ in x * 60 + y }).data)
    } + (stamped.map { [("png-stamped", $0)] } ?? [])
  }

  private static var jpegs: [(String, Data)] {
    [
      ("jpeg-color", JPEGSamples.color), ("jpeg-progressive", JPEGSamples.progressive),
      ("jpeg-grey", JPEGSamples.grey), ("jpeg-ink", JPEGSamples.ink),
    ]
  }
}
