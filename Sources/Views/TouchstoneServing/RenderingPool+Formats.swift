import Foundation
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneImageIO
public import TouchstoneRenderer
public import TouchstoneUI

extension RenderingPool {
  /// Returns a view as a PNG file.
  ///
  /// - Throws: `RenderingError`, or `CancellationError` if the task was cancelled.
  public func png<Content: View>(
    _ request: RenderingRequest, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) async throws -> RenderedFile {
    try await file(.png, request, content: content)
  }

  /// Returns a view as a JPEG file, drawn on black.
  ///
  /// - Parameter quality: From 0 for the smallest file to 1 for the best quality.
  /// - Throws: `RenderingError`, or `CancellationError` if the task was cancelled.
  public func jpeg<Content: View>(
    _ request: RenderingRequest, quality: Double = 0.9,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) async throws -> RenderedFile {
    try await file(.jpeg(quality: quality), request, content: content)
  }

  /// Returns a view as an SVG file.
  ///
  /// - Parameter text: How text is written.
  /// - Throws: `RenderingError`, or `CancellationError` if the task was cancelled.
  public func svg<Content: View>(
    _ request: RenderingRequest, text: SVGTextStyle = .text,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) async throws -> RenderedFile {
    try await file(.svg(text: text), request, content: content)
  }

  /// Draws and encodes a picture of a request that has been admitted.
  nonisolated func draw(
    _ picture: EvaluatedPicture, as format: PictureFormat, _ allowance: Allowance
  ) async throws -> RenderedFile {
    guard min(picture.size.width, picture.size.height) > 0 else {
      throw RenderingError(.emptySurface(picture.size, scale: picture.scale))
    }
    let pixels = Double(picture.size.width * picture.size.height * picture.scale * picture.scale)
    if format.isBitmap, !(pixels <= Double(limits.pixels)) {
      throw RenderingError.tooManyPixels(count: pixels, limit: limits.pixels)
    }
    let contexts = contexts
    let data =
      switch format {
      case .png, .jpeg:
        // Drawing and encoding are two jobs, so that a cancelled request is not encoded.
        try await encoded(picture, as: format, allowance)
      case .svg(let text):
        try await threads.run(.drawing, allowance) {
          try RenderingError.explaining {
            try picture.list.svgData(
              text: text, scale: picture.scale, isOpaque: picture.isOpaque, in: contexts)
          }
        }
      }
    let file = RenderedFile(data: data, contentType: format.contentType, digest: picture.digest(as: format))
    await keep(file)
    return file
  }

  private nonisolated func encoded(
    _ picture: EvaluatedPicture, as format: PictureFormat, _ allowance: Allowance
  ) async throws -> Data {
    let bitmap = try await bitmap(of: picture, allowance)
    let data = try await encode(bitmap, as: format, allowance)
    spares.keep(bitmap)
    return data
  }

  private nonisolated func bitmap(of picture: EvaluatedPicture, _ allowance: Allowance) async throws -> Bitmap {
    let (contexts, spares) = (contexts, spares)
    return try await threads.run(.drawing, allowance) {
      try RenderingError.explaining {
        try contexts.withContext {
          try BitmapBackend().draw(
            picture.list, scale: picture.scale, isOpaque: picture.isOpaque, spare: spares.take, in: $0)
        }
      }
    }
  }

  private nonisolated func encode(
    _ bitmap: Bitmap, as format: PictureFormat, _ allowance: Allowance
  ) async throws -> Data {
    try await threads.run(.drawing, allowance) {
      try RenderingError.explaining {
        if case .jpeg(let quality) = format { return try bitmap.jpegData(quality: quality) }
        return try IndexedBitmap(exactly: bitmap)?.pngData() ?? bitmap.unstampedPNGData()
      }
    }
  }
}
