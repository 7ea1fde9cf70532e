public import Foundation
public import TouchstoneDrawing
import TouchstoneFonts

/// A font of Core Text: UIKit's, by its other name.
///
/// - Source: Core Text, `CTFont`.
public typealias CTFont = UIFont
/// An error of Core Foundation: Foundation's, by its other name.
public typealias CFError = NSError

/// Who can use a font that is registered; here the process alone can.
///
/// - Source: Core Text, `CTFontManagerScope`.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No one.
  case none
  /// The process.
  case process
  /// All programs of the person; here the process alone.
  case persistent
  /// All programs of the session; here the process alone.
  case session
}

/// Registers the fonts of a file, so that they are found by name.
///
/// - Returns: Whether the file holds a font. If not, the error says why; `release` it.
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

/// A font by its name, or the system's where no file has the name.
///
/// - Source: Core Text, `CTFontCreateWithName`.
public func CTFontCreateWithName(
  _ name: NSString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: "\(name)", size: size) ?? .systemFont(ofSize: size) }

/// The size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// From the baseline up to the top of a line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// From the baseline down to the bottom of a line, in points; positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// The gap between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of capitals, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of small letters, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
