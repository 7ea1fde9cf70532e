package import Foundation
package import TouchstoneDrawing

/// Decodes a PNG or JPEG file, depending on its signature.
///
/// - Throws: `ImageDecodingError`. Memory use stays within the limits, whatever the file.
package func decodeImage(
  _ data: Data, limits: ImageLimits = .standard, colors: DecodedColors = .sRGB
) throws(ImageDecodingError) -> Bitmap {
  let format = try data.withBytes { file throws(ImageDecodingError) in try ImageFormat.of(file) }
  switch format {
  case .png: return try PNGImage(data: data, limits: limits, colors: colors).bitmap
  case .jpeg: return try Bitmap(jpegData: data, limits: limits, colors: colors)
  }
}
