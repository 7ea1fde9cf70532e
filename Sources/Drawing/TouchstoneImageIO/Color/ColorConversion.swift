import CPixelKernels

/// A conversion of a file's components to another colour space, by way of linear light.
struct ColorConversion {
  /// The order of the channels in a pixel.
  enum ChannelOrder {
    case rgba, bgra
  }

  private let primaries: RGBPrimaries?
  private let curves: [TransferCurve]

  /// Creates the conversion that a PNG file's chunks declare, by precedence and skipping unreadable ones; nil for sRGB.
  init?(_ chunks: [PNGChunkType: PNGChunk]) {
    if let chunk = chunks[.codingPoints], let found = Self.codingPoints(chunk.data) {
      self = found
    } else if let chunk = chunks[.profile], let profile = ICCProfile(chunk: chunk.data) {
      self.init(primaries: profile.primaries, curves: profile.curves)
    } else if chunks[.standardRGB] != nil {
      return nil
    } else {
      let curve = chunks[.gamma].flatMap {
        $0.data.count == 4 ? TransferCurve(gamma: $0.data.bigEndianWord(at: 0)) : nil
      }
      let primaries = chunks[.chromaticities].flatMap { Self.chromaticities($0.data) }
      if curve == nil && primaries == nil { return nil }
      self.init(primaries: primaries ?? .sRGB, curves: [TransferCurve](repeating: curve ?? .sRGB, count: 3))
    }
  }

  /// - Parameter primaries: The primaries; nil for grey.
  init(primaries: RGBPrimaries?, curves: [TransferCurve]) {
    self.primaries = primaries
    self.curves = curves
  }

  /// Returns the conversion for code points, only for full-range RGB of standard dynamic range.
  private static func codingPoints(_ data: UnsafeRawBufferPointer) -> ColorConversion? {
    guard data.count == 4, data[2] == 0, data[3] == 1, let primaries = RGBPrimaries(codePoint: data[0]),
      let curve = TransferCurve(codePoint: data[1])
    else { return nil }
    return ColorConversion(primaries: primaries, curves: [curve, curve, curve])
  }

  private static func chromaticities(_ data: UnsafeRawBufferPointer) -> RGBPrimaries? {
    guard data.count == 32 else { return nil }
    let places = (0..<4).map { index in
      (Double(data.bigEndianWord(at: index * 8)) / 100_000, Double(data.bigEndianWord(at: index * 8 + 4)) / 100_000)
    }
    return RGBPrimaries(white: places[0], red: places[1], green: places[2], blue: places[3])
  }

  /// Creates the conversion that a JPEG file's profile declares; nil for sRGB.
  init?(jpeg file: UnsafeRawBufferPointer) {
    guard let profile = JPEGProfile(file).bytes.flatMap({ ICCProfile($0) }) else { return nil }
    self.init(primaries: profile.primaries, curves: profile.curves)
  }

  private static let sRGB = ColorConversion(primaries: .sRGB, curves: [.sRGB, .sRGB, .sRGB])

  /// Returns whether a conversion from the file's colours, nil for sRGB, can change any pixel.
  static func isNeeded(from conversion: ColorConversion?, to colors: DecodedColors) -> Bool {
    colors.space != nil && (conversion != nil || colors != .sRGB)
  }

  /// Converts straight pixels in place from the file's colours, nil for sRGB.
  static func convert(
    _ pixels: UnsafeMutableRawBufferPointer, _ order: ChannelOrder, from conversion: ColorConversion?,
    to colors: DecodedColors
  ) {
    guard let space = colors.space, isNeeded(from: conversion, to: colors) else { return }
    (conversion ?? .sRGB).convert(pixels, order, to: space)
  }

  /// The smallest colour space that contains the file's colours.
  var smallestSpace: DecodedColors { primaries?.smallestSpace ?? .sRGB }

  private func convert(_ pixels: UnsafeMutableRawBufferPointer, _ order: ChannelOrder, to space: RGBPrimaries) {
    var matrix = primaries.map { $0.matrix(to: space) } ?? .identity
    var curves = curves
    if order == .bgra {
      matrix = Matrix3(rows: matrix.rows.reversed().map { $0.reversed() })
      curves.reverse()
    }
    let light = curves.flatMap { curve in (0..<256).map { curve.light(Double($0) / 255) } }
    if Self.isIdentity(matrix, light) { return }
    ts_convert_colors(
      pixels.bindMemory(to: UInt8.self).baseAddress, pixels.count / 4, light, Array(matrix.rows.joined()), Self.steps)
  }

  /// Returns whether no component would change, allowing for the rounding of profiles to four or five digits.
  private static func isIdentity(_ matrix: Matrix3, _ light: [Double]) -> Bool {
    guard matrix.distance(to: .identity) < 0.003 else { return false }
    return light.indices.allSatisfy { index in
      let number = index % 256
      return (number == 0 || light[index] > steps[number - 1]) && (number == 255 || light[index] < steps[number])
    }
  }

  /// The linear light halfway between each of sRGB's levels and the next.
  private static let steps = (0..<255).map { TransferCurve.sRGB.light((Double($0) + 0.5) / 255) }
}
