package import Foundation
import TouchstoneImageIO

/// The reason why other programs show a PNG or JPEG file differently from how it is compared, so that what people
/// review is not what is compared.
package enum PictureGoldenFault: Error, Hashable, CustomStringConvertible {
  /// A still picture has an animation, which browsers play instead.
  case animation
  /// An animation has a still picture besides its frames, which programs show that play no animations.
  case stillPicture
  /// Some viewers turn or mirror the picture. Carries the orientation in its Exif data, 2…8.
  case orientation(Int)
  /// A chunk changes the colours in some viewers only. Carries its type.
  case colors(String)
  /// A colour profile has tables, or cannot be read here.
  case profile
  /// The frames of an animation are numbered in another way than from 0 on.
  case order
  /// The frames of an animation are shown for different times.
  case durations
  /// An animation ends. Carries how often it is played.
  case plays(Int)
  case bytesAfterEnd(Int)

  /// Chunks that describe colours in a way that not every viewer knows.
  ///
  /// - Source: PNG specification (third edition), 11.3.2 "Colour space information", and their names in its drafts;
  ///   the last two are proposed for gain maps.
  private static let unknownColors: Set<String> = ["cICP", "mDCV", "mDCv", "cLLI", "cLLi", "gMAP", "gDAT"]
  /// Chunks by which every viewer converts the colours, if they come first.
  private static let knownColors: Set<String> = ["sRGB", "iCCP", "gAMA", "cHRM"]
  /// Chunks that change the colours of an animation everywhere but here, where they are not read.
  private static let colorsOfStillPictures: Set<String> = ["iCCP", "gAMA", "cHRM", "tRNS"]
  private static let animationChunks: Set<String> = ["acTL", "fcTL", "fdAT"]

  /// Looks for a fault in a PNG file, without decoding it; nil if there is none, or if it is not a PNG file.
  ///
  /// - Parameter isAnimation: Whether the file is meant to be an animation.
  package init?(in data: Data, isAnimation: Bool = false) {
    guard let structure = PNGImage.structure(of: data) else { return nil }
    let types = structure.types
    if !isAnimation, types.contains(where: Self.animationChunks.contains) {
      self = .animation
    } else if isAnimation, Self.hasStillPicture(types) {
      self = .stillPicture
    } else if let orientation = structure.orientations.first {
      self = .orientation(orientation)
    } else if let type = structure.unreliableColors ?? Self.misreadColors(types, isAnimation: isAnimation) {
      self = .colors(type)
    } else if !structure.hasPlainProfile {
      self = .profile
    } else if isAnimation, let fault = Self.playing(structure) {
      self = fault
    } else if structure.bytesAfterEnd > 0 {
      self = .bytesAfterEnd(structure.bytesAfterEnd)
    } else {
      return nil
    }
  }

  /// Whether the first image data are not those of the first frame, or the animation is announced too late to be played.
  ///
  /// - Source: PNG specification (third edition), 4.9 "Animation" and 11.3.6 "Animation information".
  private static func hasStillPicture(_ types: [String]) -> Bool {
    guard let pixels = types.firstIndex(of: "IDAT") else { return false }
    return ["acTL", "fcTL"].contains { types.firstIndex(of: $0).map { $0 > pixels } ?? false }
  }

  /// Returns a chunk of colours that is read in another way than by viewers.
  private static func misreadColors(_ types: [String], isAnimation: Bool) -> String? {
    if let type = types.first(where: unknownColors.contains) { return type }
    if isAnimation, let type = types.first(where: colorsOfStillPictures.contains) { return type }
    let start = types.firstIndex { $0 == "PLTE" || $0 == "IDAT" } ?? types.count
    if let late = types[start...].first(where: knownColors.contains) { return late }
    // Viewers use the primaries only with a curve.
    return knownColors.isDisjoint(with: Set(types).subtracting(["cHRM"])) && types.contains("cHRM") ? "cHRM" : nil
  }

  private static func playing(_ structure: PNGImage.Structure) -> PictureGoldenFault? {
    if !structure.areFramesInOrder { return .order }
    guard let first = structure.durations.first, structure.durations.allSatisfy(first.isAsLong) else {
      return structure.durations.isEmpty ? nil : .durations
    }
    return structure.plays == 0 ? nil : .plays(structure.plays)
  }

  /// Rejects a file with a fault.
  ///
  /// - Throws: ``PictureGoldenFault``.
  static func check(_ data: Data, isAnimation: Bool = false) throws(PictureGoldenFault) {
    if let fault = PictureGoldenFault(in: data, isAnimation: isAnimation) { throw fault }
  }

  /// Looks for a fault in a JPEG file; nil if there is none, or if it cannot be decoded.
  package init?(inJPEG data: Data) {
    do {
      try Self.check(JPEGImage(data: data))
      return nil
    } catch let fault as PictureGoldenFault {
      self = fault
    } catch {
      return nil
    }
  }

  /// Rejects a JPEG file with a fault.
  ///
  /// - Throws: ``PictureGoldenFault``.
  static func check(_ image: JPEGImage) throws(PictureGoldenFault) {
    if let orientation = image.orientations.first { throw .orientation(orientation) }
    if !image.hasPlainProfile { throw .profile }
    if image.bytesAfterEnd > 0 { throw .bytesAfterEnd(image.bytesAfterEnd) }
  }

  package var description: String {
    switch self {
    case .animation: "It contains an animation, which browsers play, but only its still picture would be compared."
    case .stillPicture:
      "It contains a still picture besides its animation, which programs show that play no animations, but only the"
        + " animation would be compared."
    case .orientation(let orientation):
      "It contains the orientation \(orientation) in its Exif data, by which some viewers turn or mirror what would be compared."
    case .colors(let type):
      "It contains the chunk \(type), with which some viewers show other colours than those that would be compared."
    case .profile:
      "It contains a colour profile with more than primaries and curves, with which some viewers show other colours than those"
        + " that would be compared."
    case .order: "The frames of its animation are not numbered in order, and browsers leave some of them out."
    case .durations: "Its frames are shown for different times, but only that of the first would be compared."
    case .plays(let count):
      "Its animation ends after \(count == 1 ? "one time" : "\(count) times"), and would be compared as one that does not."
    case .bytesAfterEnd(let count):
      "It has \(count) more \(count == 1 ? "byte" : "bytes") after the end of the picture."
    }
  }
}
