import Foundation
import TouchstoneDrawing
import TouchstoneImageIO

/// An input file of a comparison.
struct PictureFile: Hashable {
  /// The path that means standard input.
  static let standardInput = "-"

  /// Where to find the picture of a golden that is a hash.
  enum Object: Hashable {
    /// A file of the local store.
    case file(String)
    /// Not on this machine.
    case missing
  }

  let path: String
  /// Where the contents are, unless they are at ``path``.
  var object: Object?

  /// The path as shown in messages.
  var displayPath: String { path == Self.standardInput ? "standard input" : path }

  /// The path at which the contents are.
  var place: String { if case .file(let place) = object { place } else { path } }

  /// Returns the pixels, in sRGB.
  ///
  /// - Throws: `CompareError`.
  func bitmap(limits: ImageLimits) throws -> Bitmap {
    try decode(try data(limits: limits), .sRGB, limits: limits)
  }

  /// Decodes the data of a picture file.
  ///
  /// - Throws: `CompareError`.
  func decode(_ data: Data, _ colors: DecodedColors, limits: ImageLimits) throws(CompareError) -> Bitmap {
    do {
      let bitmap = try decodeImage(data, limits: limits, colors: colors)
      if PNGImage.bitDepth(of: data) != nil { try PNGImage.requireEnd(of: data) }
      return bitmap
    } catch {
      if case .tooLarge(_, let width, let height, let limits) = error {
        throw CompareError.tooLarge(displayPath, width: width, height: height, most: limits.pixels)
      }
      throw CompareError.unreadable(displayPath, why: "\(error)")
    }
  }

  /// Returns the contents of the file, which may be a pipe, as shells create for `<(command)`.
  ///
  /// - Throws: `CompareError`, also if the file is a device or too large: what has no end would fill the memory.
  func data(limits: ImageLimits) throws -> Data {
    // The largest picture has 16-bit samples and is not compressed.
    let limit = 8 * limits.pixels + (1 << 20)
    let data: Data
    do {
      let handle = path == Self.standardInput ? .standardInput : try open()
      defer { if path != Self.standardInput { try? handle.close() } }
      var status = stat()
      if fstat(handle.fileDescriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > limit {
        throw tooManyBytes(limits, limit)
      }
      data = try handle.read(upToCount: limit + 1) ?? Data()
    } catch let error as CompareError {
      throw error
    } catch {
      throw CompareError.unreadable(displayPath, why: Self.reason(error))
    }
    if data.count > limit { throw tooManyBytes(limits, limit) }
    return data
  }

  private func open() throws -> FileHandle {
    if object == .missing { throw CompareError.hashOnly(path) }
    let path = place
    // Opening a device may have an effect, so it is checked first.
    var status = stat()
    guard stat(path, &status) == 0 else { throw CompareError.missing(path) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw CompareError.unreadable(path, why: "it is a folder.")
    case S_IFCHR, S_IFBLK: throw CompareError.unreadable(path, why: "it is a device.")
    default: return try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    }
  }

  private func tooManyBytes(_ limits: ImageLimits, _ limit: Int) -> CompareError {
    CompareError.unreadable(
      displayPath,
      why: "it has more than \(limit) bytes, the limit for pictures of \(limits.pixels) px. "
        + "If you trust it, pass a larger --max-pixels.")
  }

  /// Returns the system's message for an error in accessing a file.
  static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let code = underlying.map { $0.domain == NSPOSIXErrorDomain ? Int32($0.code) : 0 } ?? 0
    return code != 0 ? String(cString: strerror(code)) + "." : error.localizedDescription
  }
}
