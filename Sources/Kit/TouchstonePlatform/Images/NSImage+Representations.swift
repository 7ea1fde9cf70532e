import Foundation
public import TouchstoneDrawing

extension NSImage {
  /// The pixels of the image, as one representation; none for an empty image.
  ///
  /// - Source: AppKit, `NSImage.representations`.
  public var representations: [NSImageRep] {
    guard let pixels = source.cgImage(scale: 2) else { return [] }
    let representation = NSBitmapImageRep(cgImage: pixels)
    representation.size = size
    return [representation]
  }

  /// Takes the pixels that a representation has now, unless the image has as many already.
  ///
  /// - Source: AppKit, `NSImage.addRepresentation(_:)`.
  public func addRepresentation(_ imageRep: NSImageRep) {
    guard let pixels = (imageRep as? NSBitmapImageRep)?.cgImage,
      pixels.width * pixels.height > source.cgImage(scale: 2).map({ $0.width * $0.height }) ?? 0
    else { return }
    source = .bitmap(pixels)
  }

  /// Takes the pixels of the largest representation, unless the image has as many already.
  ///
  /// - Source: AppKit, `NSImage.addRepresentations(_:)`.
  public func addRepresentations(_ imageReps: [NSImageRep]) { imageReps.forEach(addRepresentation) }
}
