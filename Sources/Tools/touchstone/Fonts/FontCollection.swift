import Foundation

/// Font files that contain several fonts.
///
/// - Source: OpenType 1.9.1, "Font Collections" and "Table Directory".
enum FontCollection {
  /// Returns whether a file is a collection: its first four bytes are `ttcf`.
  static func isCollection(_ file: Data) -> Bool { file.prefix(4) == Data("ttcf".utf8) }

  /// Returns the number of fonts in a file: one if it is not a collection.
  static func count(ofFacesIn file: Data) -> Int {
    isCollection(file) && file.count >= 12 ? Int(min(number(in: file, at: 8), 64)) : 1
  }

  /// Returns a collection of fonts, stored one after another.
  static func file(of faces: [Data]) -> Data {
    var file = Data("ttcf".utf8)
    append(0x0001_0000, to: &file)
    append(UInt32(faces.count), to: &file)
    var start = file.count + 4 * faces.count
    for face in faces {
      append(UInt32(start), to: &file)
      start += padded(face.count)
    }
    for face in faces {
      let start = UInt32(file.count)
      file.append(moved(face, by: start))
      file.append(Data(count: padded(face.count) - face.count))
    }
    return file
  }

  /// Returns a font with its table offsets adjusted for a later position in a file.
  private static func moved(_ face: Data, by distance: UInt32) -> Data {
    var face = face
    let tables = Int(face[face.startIndex + 4]) << 8 | Int(face[face.startIndex + 5])
    for table in 0..<tables {
      // Each record has a tag, a checksum, an offset and a length of four bytes each, after a directory of twelve
      // bytes.
      let place = 12 + 16 * table + 8
      let offset = number(in: face, at: place) + distance
      for byte in 0..<4 { face[face.startIndex + place + byte] = UInt8(truncatingIfNeeded: offset >> (24 - 8 * byte)) }
    }
    return face
  }

  private static func padded(_ count: Int) -> Int { (count + 3) / 4 * 4 }

  private static func number(in data: Data, at place: Int) -> UInt32 {
    data[(data.startIndex + place)..<(data.startIndex + place + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func append(_ number: UInt32, to data: inout Data) {
    withUnsafeBytes(of: number.bigEndian) { data.append(contentsOf: $0) }
  }
}
