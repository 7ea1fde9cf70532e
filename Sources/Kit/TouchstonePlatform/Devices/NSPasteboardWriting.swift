public import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// What can be written to a pasteboard.
///
/// - Source: AppKit, `NSPasteboardWriting`.
public protocol NSPasteboardWriting: AnyObject {
  /// Returns the types in which the object is written, the preferred one first.
  func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
  /// Returns what is written for a type: a string, data or another property list.
  func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}

extension NSString: NSPasteboardWriting {
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }

  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    type == .string ? "\(self)" : nil
  }
}

extension NSURL: NSPasteboardWriting {
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    isFileURL ? [.fileURL, .URL, .string] : [.URL, .string]
  }

  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { absoluteString }
}

extension NSImage: NSPasteboardWriting {
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.tiff] }

  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    type == .tiff ? tiffRepresentation : nil
  }
}
