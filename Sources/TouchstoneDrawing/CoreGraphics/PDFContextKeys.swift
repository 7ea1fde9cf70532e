public import Foundation

// The keys of the dictionaries that a PDF context and its pages are made with. They are created on each use, because
// Foundation's string class may not be shared between threads.

/// The title of a document: a text.
public var kCGPDFContextTitle: CFString { "kCGPDFContextTitle" }
/// Who wrote a document: a text.
public var kCGPDFContextAuthor: CFString { "kCGPDFContextAuthor" }
/// What a document is about: a text.
public var kCGPDFContextSubject: CFString { "kCGPDFContextSubject" }
/// Words to find a document by: a text, or texts.
public var kCGPDFContextKeywords: CFString { "kCGPDFContextKeywords" }
/// The program that made a document: a text.
public var kCGPDFContextCreator: CFString { "kCGPDFContextCreator" }
/// The box of a page: a `CGRect`, or the bytes of one.
public var kCGPDFContextMediaBox: CFString { "kCGPDFContextMediaBox" }
/// The part of a page that shows; not written.
public var kCGPDFContextCropBox: CFString { "kCGPDFContextCropBox" }
/// The part of a page that is printed beyond its edges; not written.
public var kCGPDFContextBleedBox: CFString { "kCGPDFContextBleedBox" }
/// The part of a page that stays when it is cut; not written.
public var kCGPDFContextTrimBox: CFString { "kCGPDFContextTrimBox" }
/// The part of a page that has a meaning; not written.
public var kCGPDFContextArtBox: CFString { "kCGPDFContextArtBox" }
