public import Foundation

// The dictionary keys for PDF contexts and their pages. They are created on each use, because Foundation's string class
// cannot be shared between threads.

/// The title of a document: a string.
public var kCGPDFContextTitle: CFString { "kCGPDFContextTitle" }
/// The author of a document: a string.
public var kCGPDFContextAuthor: CFString { "kCGPDFContextAuthor" }
/// The subject of a document: a string.
public var kCGPDFContextSubject: CFString { "kCGPDFContextSubject" }
/// The keywords of a document: a string or an array of strings.
public var kCGPDFContextKeywords: CFString { "kCGPDFContextKeywords" }
/// The program that created a document: a string.
public var kCGPDFContextCreator: CFString { "kCGPDFContextCreator" }
/// The media box of a page: a `CGRect`, or its bytes.
public var kCGPDFContextMediaBox: CFString { "kCGPDFContextMediaBox" }
/// The crop box of a page; not written.
public var kCGPDFContextCropBox: CFString { "kCGPDFContextCropBox" }
/// The bleed box of a page; not written.
public var kCGPDFContextBleedBox: CFString { "kCGPDFContextBleedBox" }
/// The trim box of a page; not written.
public var kCGPDFContextTrimBox: CFString { "kCGPDFContextTrimBox" }
/// The art box of a page; not written.
public var kCGPDFContextArtBox: CFString { "kCGPDFContextArtBox" }
