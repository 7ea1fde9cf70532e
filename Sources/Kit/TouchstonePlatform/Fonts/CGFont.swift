public import Foundation
public import TouchstoneDrawing
import TouchstoneFonts

/// A font file.
///
/// An immutable class, because Core Graphics' is one.
///
/// - Source: Core Graphics, `CGFont`.
public final class CGFont: Sendable {
  fileprivate let data: Data

  /// Creates a font from the contents of a file; returns `nil` if they are not those of a font.
  public init?(_ provider: CGDataProvider) {
    data = provider.contents
    guard (try? FontLibrary.names(ofFontIn: data)) != nil else { return nil }
  }

  /// Returns the glyph with a name; 0 if the font has none.
  public func getGlyphWithGlyphName(name: NSString) -> CGGlyph {
    CTFontGetGlyphWithName(font(ofSize: 12), name)
  }

  public var postScriptName: NSString? { names?.postScript.map { NSString(string: $0) } }
  public var fullName: NSString? { names?.full.map { NSString(string: $0) } }

  var file: GlyphRun.FontReference? { (try? FontLibrary.file(holding: data)).map { GlyphRun.FontReference(path: $0) } }

  private var names: (postScript: String?, full: String?)? { try? FontLibrary.names(ofFontIn: data) }
}

/// Registers a font, so that it can be found by name.
///
/// - Returns: Whether it could be registered. If not, the error says why; `release` it.
/// - Source: Core Text, `CTFontManagerRegisterGraphicsFont`.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do {
    let file = try FontLibrary.file(holding: font.data)
    return CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: file), .process, error)
  } catch let fault {
    error?.pointee = .passRetained(fault as NSError)
    return false
  }
}

/// Registers the fonts of files, so that they can be found by name.
///
/// - Parameter registrationHandler: Is called once, with the errors and `true`.
/// - Source: Core Text, `CTFontManagerRegisterFontURLs`.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: NSArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((NSArray, Bool) -> Bool)?
) {
  let errors = NSMutableArray()
  for case let url as NSURL in fontURLs {
    var error: Unmanaged<CFError>?
    if !CTFontManagerRegisterFontsForURL(url, scope, &error), let fault = error?.takeRetainedValue() {
      errors.add(fault)
    }
  }
  _ = registrationHandler?(errors, true)
}

/// Returns the PostScript name that a font was asked for by.
///
/// - Source: Core Text, `CTFontCopyPostScriptName`.
public func CTFontCopyPostScriptName(_ font: CTFont) -> NSString { NSString(string: font.fontName) }
/// Returns the family name that a font was asked for by.
///
/// - Source: Core Text, `CTFontCopyFamilyName`.
public func CTFontCopyFamilyName(_ font: CTFont) -> NSString { NSString(string: font.familyName) }
