public import Foundation
public import TouchstoneDrawing
import TouchstoneFonts

/// A Core Text font: the same class as UIKit's font.
///
/// - Source: Core Text, `CTFont`.
public typealias CTFont = UIFont

/// The scope of a font registration. Every registration is valid for the process only.
///
/// - Source: Core Text, `CTFontManagerScope`.
public enum CTFontManagerScope: UInt32, Sendable {
  case none
  case process
  /// All processes of the user; treated as the process.
  case persistent
  /// All processes of the login session; treated as the process.
  case session
}

/// Registers the fonts of a file, so that they can be found by name.
///
/// - Returns: Whether the file contains a font. If not, the error says why; `release` it.
/// - Source: Core Text, `CTFontManagerRegisterFontsForURL`.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: NSURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do {
    _ = try FontLibrary.shared.register(fontFileAt: fontURL.path ?? "")
    return true
  } catch let fault {
    let words = [NSLocalizedDescriptionKey: String(describing: fault)]
    let domain = "com.apple.CoreText.CTFontManagerErrorDomain"
    error?.pointee = .passRetained(NSError(domain: domain, code: 101, userInfo: words))
    return false
  }
}

/// Creates a font with a name, or the system font if there is no font with that name.
///
/// - Source: Core Text, `CTFontCreateWithName`.
public func CTFontCreateWithName(
  _ name: NSString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: "\(name)", size: size) ?? .systemFont(ofSize: size) }

/// Returns the size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the ascent of a font: the distance from the baseline to the top of the line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the descent of a font: the distance from the baseline to the bottom of the line, in points; positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the leading of a font: the gap between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the cap height of a font, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the x-height of a font, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// Returns how many units of its outlines an em of a font has.
///
/// - Source: Core Text, `CTFontGetUnitsPerEm`.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(clamping: font.unitsPerEm) }
