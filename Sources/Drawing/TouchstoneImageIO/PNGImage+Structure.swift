package import Foundation

extension PNGImage {
  /// The parts of a PNG file, found without decoding it.
  package struct Structure: Sendable {
    /// The types of the chunks, in order and without IEND.
    package var types: [String] = []
    /// The orientations in Exif data that turn or mirror the picture, 2…8.
    package var orientations: [Int] = []
    /// The number of bytes after IEND.
    package var bytesAfterEnd = 0
    /// Whether there is no colour profile, or one that every program reads alike: primaries and curves, and nothing else
    /// to choose from.
    package var hasPlainProfile = true
    /// The type of a chunk of colours that not every program reads: it has a wrong checksum, or is not the first of its
    /// type.
    package var unreliableColors: String?
    /// How often an animation is played; 0 for endlessly.
    package var plays = 0
    /// How long each frame of an animation is shown.
    package var durations: [FrameDuration] = []
    /// Whether an animation is announced once, its chunks of frames are numbered from 0 on, and only its first frame is in
    /// IDAT. Otherwise, browsers show none of the frames or only some.
    package var areFramesInOrder = true

    /// The number of chunks of frames.
    private var frameChunks: UInt32 = 0
    /// The types of the chunks so far.
    private var known: Set<PNGChunkType> = []

    private static let colors: Set<PNGChunkType> = [.standardRGB, .gamma, .chromaticities, .profile]

    fileprivate mutating func add(_ chunk: PNGChunk, colorType: UInt8) {
      let type = String(decoding: chunk.type.rawValue.bigEndianBytes, as: UTF8.self)
      let isFirst = known.insert(chunk.type).inserted
      types.append(type)
      if Self.colors.contains(chunk.type), !isFirst || !chunk.isIntact { unreliableColors = unreliableColors ?? type }
      switch chunk.type {
      case .exif: if let orientation = ExifOrientation(chunk.data) { orientations.append(orientation.rawValue) }
      // A second one is unreliable anyway, and each takes time to read.
      case .profile where isFirst: hasPlainProfile = Self.isPlain(chunk, colorType: colorType)
      case .animation:
        if !isFirst { areFramesInOrder = false }
        if chunk.data.count == 8 { plays = Int(chunk.data.bigEndianWord(at: 4)) }
      case .imageData where durations.count > 1: areFramesInOrder = false
      case .frameControl, .frameData:
        if chunk.data.count < 4 || chunk.data.bigEndianWord(at: 0) != frameChunks { areFramesInOrder = false }
        frameChunks += 1
        if chunk.type == .frameControl, let duration = FrameDuration(control: chunk.data) { durations.append(duration) }
      default: break
      }
    }

    /// A grey profile is one for grey pictures, and another one for those with colours.
    private static func isPlain(_ chunk: PNGChunk, colorType: UInt8) -> Bool {
      guard let profile = ICCProfile(chunk: chunk.data), !profile.hasAlternatives else { return false }
      return (profile.primaries == nil) == (colorType & 2 == 0)
    }
  }

  /// Returns the parts of a PNG file; nil if it is not one.
  package static func structure(of data: Data) -> Structure? {
    try? data.withBytes { file throws(ImageDecodingError) in
      try ImageFormat.expect(.png, file)
      var chunks = PNGChunks(file)
      var structure = Structure()
      // The header comes first: eight bytes of size, the depth, and the colour type.
      let colorType = file.count > 25 ? file[25] : 0
      while let chunk = chunks.next() { structure.add(chunk, colorType: colorType) }
      if chunks.hasEnd { structure.bytesAfterEnd = file.count - chunks.offset }
      return structure
    }
  }
}
