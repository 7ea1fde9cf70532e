public import Foundation

// The keys of the dictionaries that a PDF context and its pages are made with. They are made anew on each use, because
// Foundation's string class may not be shared between threads.

public var kCGPDFContextTitle: CFString { "kCGPDFContextTitle" }
public var kCGPDFContextAuthor: CFString { "kCGPDFContextAuthor" }
public var kCGPDFContextSubject: CFString { "kCGPDFContextSubject" }
public var kCGPDFContextKeywords: CFString { "kCGPDFContextKeywords" }
public var kCGPDFContextCreator: CFString { "kCGPDFContextCreator" }
public var kCGPDFContextMediaBox: CFString { "kCGPDFContextMediaBox" }
public var kCGPDFContextCropBox: CFString { "kCGPDFContextCropBox" }
public var kCGPDFContextBleedBox: CFString { "kCGPDFContextBleedBox" }
public var kCGPDFContextTrimBox: CFString { "kCGPDFContextTrimBox" }
public var kCGPDFContextArtBox: CFString { "kCGPDFContextArtBox" }
