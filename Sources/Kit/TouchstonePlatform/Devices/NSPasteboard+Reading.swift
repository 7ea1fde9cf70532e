import Foundation
import TouchstoneDrawing
import TouchstoneUI

extension NSPasteboard {
  /// Reads an object of each item that has one.
  ///
  /// - Parameters:
  ///   - classArray: The classes, the preferred one first: `NSString`, `NSURL`, `NSImage` or `NSPasteboardItem`. Of
  ///     others, nothing is read.
  ///   - options: Whether only the URLs of files are read.
  public func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> [Any]? {
    let filesOnly = options?[.urlReadingFileURLsOnly] as? Bool ?? false
    return pasteboardItems?.compactMap { item -> Any? in
      classArray.lazy.compactMap { item.object(of: $0, filesOnly: filesOnly) }.first
    }
  }

  /// Whether there is an object to read.
  public func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil) -> Bool {
    readObjects(forClasses: classArray, options: options)?.isEmpty == false
  }
}

extension NSPasteboardItem {
  fileprivate func object(of type: AnyClass, filesOnly: Bool) -> Any? {
    if type == NSPasteboardItem.self { return self }
    if type == NSString.self { return string(forType: .string).map { NSString(string: $0) } }
    if type == NSURL.self {
      let url = string(forType: .fileURL) ?? (filesOnly ? nil : string(forType: .URL))
      return url.flatMap { NSURL(string: $0) }
    }
    if type == NSImage.self {
      let types: [NSPasteboard.PasteboardType] = [.png, .tiff]
      return types.compactMap { data(forType: $0) }.compactMap { NSImage(data: $0) }.first
    }
    return nil
  }
}
