import CImageCodecs
import CPixelKernels
public import Foundation
public import TouchstoneDrawing

/// A decoded PNG file: its pixels and its metadata.
///
/// ```swift
/// let image = try PNGImage(data: Data(contentsOf: url))
/// print(image.bitmap.width, image.metadata["Title"] ?? "untitled")
/// ```
public struct PNGImage: Hashable, Sendable {
  /// The pixels. Colour types, palettes, 16-bit samples, interlacing and `tRNS` are resolved.
  public let bitmap: Bitmap
  /// The texts by keyword, from `tEXt` and `iTXt` chunks; the first one if a keyword occurs repeatedly.
  public let metadata: [String: String]
  /// The colour encoding that the file declares.
  public let colorEncoding: PNGColorEncoding

  /// Decodes a PNG file. It must contain IEND, without which it is considered truncated, and the checksums of the
  /// header, palette and image data must be valid; other chunks after the image data may be damaged.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - limits: The limits on the size of the image.
  ///   - colors: The colour space of the decoded components. Colours are converted according to `cICP`, `iCCP`, `gAMA`
  ///     and `cHRM` chunks; high dynamic range and table-based printer profiles are interpreted as sRGB.
  /// - Throws: `ImageDecodingError`, except `.unsupportedColors`. Memory use stays within the limits, whatever the
  ///   file.
  public init(
    data: Data, limits: ImageLimits = .standard, colors: DecodedColors = .sRGB
  ) throws(ImageDecodingError) {
    self = try data.withBytes { file throws(ImageDecodingError) in
      try PNGImage(file, limits: limits, colors: colors)
    }
  }

  /// Returns the texts of a PNG file without its pixels, which are not decompressed: damaged pixels are not detected.
  public static func metadata(of data: Data) throws(ImageDecodingError) -> [String: String] {
    try data.withBytes { file throws(ImageDecodingError) in
      try ImageFormat.expect(.png, file)
      return metadata(of: PNGChunks(file))
    }
  }

  /// Rejects a file that is truncated after its pixels, which ``init(data:limits:colors:)`` can still decode.
  ///
  /// - Throws: `ImageDecodingError.truncated` if there is no undamaged IEND chunk.
  public static func requireEnd(of data: Data) throws(ImageDecodingError) {
    let isComplete = data.withUnsafeBytes { bytes in
      var chunks = PNGChunks(bytes)
      while chunks.next() != nil {}
      return chunks.isComplete
    }
    guard isComplete else { throw .truncated(.png, reason: "it has no IEND chunk at its end") }
  }

  /// Checks all of a PNG file but its pixels, which stay compressed: the size, the order of the first and the last chunk,
  /// and every checksum.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - limits: The limits on the size of the image.
  /// - Throws: `ImageDecodingError`, except `.unsupportedColors`.
  public static func requireIntact(_ data: Data, limits: ImageLimits = .standard) throws(ImageDecodingError) {
    try data.withBytes { file throws(ImageDecodingError) in
      try ImageFormat.expect(.png, file)
      try check(PNGChunks(file), limits: limits)
      guard PNGChunks(file).allSatisfy(\.isIntact) else {
        throw .corrupt(.png, reason: "a chunk does not match its checksum")
      }
    }
    try requireEnd(of: data)
  }

  private init(
    _ file: UnsafeRawBufferPointer, limits: ImageLimits, colors: DecodedColors
  ) throws(ImageDecodingError) {
    try ImageFormat.expect(.png, file)
    let chunks = PNGChunks(file)
    try Self.check(chunks, limits: limits)
    let byType = chunks.byType
    bitmap = try Self.decode(file, limits: limits, from: ColorConversion(byType), to: colors)
    metadata = Self.metadata(of: chunks)
    colorEncoding = PNGColorEncoding(byType)
  }

  private static func metadata(of chunks: PNGChunks) -> [String: String] {
    PNGText.texts(in: chunks)
  }

  /// The bytes that a PNG file has for a text: long ones are compressed.
  package static func storedLength(of text: String) -> Int { PNGText.storedLength(of: text) }

  /// Rejects images that are too large, have too little data for their size, or have no end.
  private static func check(_ chunks: PNGChunks, limits: ImageLimits) throws(ImageDecodingError) {
    var walk = chunks
    guard let first = walk.next() else { throw .truncated(.png, reason: "the data ends before the first chunk") }
    guard let header = PNGHeader(first) else { throw .corrupt(.png, reason: "it does not start with an IHDR chunk") }
    try limits.check(.png, width: header.width, height: header.height)
    var length = 0
    while let chunk = walk.next() {
      if chunk.type == .imageData { length += chunk.data.count }
    }
    guard !walk.isTooLong else { throw .corrupt(.png, reason: "it has more than \(PNGChunks.most) chunks") }
    // Deflate expands one byte to at most 1032.
    guard length * 1032 >= header.leastRawLength else {
      throw .truncated(
        .png, reason: "\(length) bytes of image data cannot hold \(header.width)×\(header.height) px")
    }
    guard walk.hasEnd else { throw .truncated(.png, reason: "it has no IEND chunk at its end") }
  }

  private static func decode(
    _ file: UnsafeRawBufferPointer, limits: ImageLimits, from conversion: ColorConversion?, to colors: DecodedColors
  ) throws(ImageDecodingError) -> Bitmap {
    guard let decoder = ts_png_decoder_create(file.bindMemory(to: UInt8.self).baseAddress, file.count) else {
      throw .corrupt(.png, reason: "out of memory")
    }
    defer { ts_png_decoder_destroy(decoder) }
    func check(_ status: ts_png_status) throws(ImageDecodingError) {
      if status == ts_png_ok { return }
      let reason = String(cString: ts_png_decoder_message(decoder))
      throw status == ts_png_truncated ? .truncated(.png, reason: reason) : .corrupt(.png, reason: reason)
    }
    var width: UInt32 = 0
    var height: UInt32 = 0
    try check(ts_png_decoder_read_header(decoder, UInt32(limits.side), UInt32(limits.side), &width, &height))
    var status = ts_png_ok
    let needsConversion = ColorConversion.isNeeded(from: conversion, to: colors)
    let spare = ts_png_decoder_spare_bytes(Int(height))
    let bitmap = Bitmap(width: Int(width), height: Int(height), spareBytes: spare) { bytes in
      let pixels = bytes.bindMemory(to: UInt8.self).baseAddress
      if ts_png_decoder_read_plain_pixels(decoder, pixels, needsConversion ? 0 : 1) != 0 {
        guard needsConversion else { return }
      } else {
        status = ts_png_decoder_read_pixels(decoder, pixels)
      }
      guard status == ts_png_ok else { return }
      ColorConversion.convert(bytes, .rgba, from: conversion, to: colors)
      ts_premultiply_rgba_to_bgra(pixels, bytes.count / 4)
    }
    try check(status)
    return bitmap
  }
}
