public import Foundation
public import TouchstoneDrawing
import TouchstoneFonts

/// A Core Text font descriptor: the same class as UIKit's.
///
/// - Source: Core Text, `CTFontDescriptor`.
public typealias CTFontDescriptor = UIFontDescriptor

/// Creates a font from a descriptor; a size of 0 uses the descriptor's size, or 12 points if it has none.
///
/// - Source: Core Text, `CTFontCreateWithFontDescriptor`.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let usual = descriptor.pointSize > 0 ? descriptor.pointSize : 12
  return UIFont(descriptor: descriptor, size: size > 0 ? size : usual)
}

/// Returns descriptors of the fonts in a file, or `nil` if it is not a font. Unlike on Apple's systems, this registers
/// the file, because fonts are found by name.
///
/// - Source: Core Text, `CTFontManagerCreateFontDescriptorsFromURL`.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: NSURL) -> NSArray? {
  let path = fileURL.path ?? ""
  guard let names = try? FontLibrary.names(ofFontsInFileAt: path),
    (try? FontLibrary.shared.register(fontFileAt: path)) != nil
  else { return nil }
  return NSArray(array: names.map { CTFontDescriptor(name: $0, size: 0) })
}

/// Forgets the registered fonts of a file.
///
/// - Returns: Whether there were any. If not, the error says so; `release` it.
/// - Source: Core Text, `CTFontManagerUnregisterFontsForURL`.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: NSURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if FontLibrary.shared.unregister(fontFileAt: fontURL.path ?? "") { return true }
  let words = [NSLocalizedDescriptionKey: "No font of the file is registered."]
  // CTFontManagerErrorNotRegistered
  let fault = NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 201, userInfo: words)
  error?.pointee = .passRetained(fault)
  return false
}
