public import Foundation

extension URL {
  /// Returns the URL with a type's file name extension, unless it has one of the type; unchanged if the type has none.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.name(pathExtension).map(appendingPathExtension) ?? self
  }

  /// Adds a type's file name extension to the URL, unless it has one of the type.
  public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }

  /// Returns the URL with a name added, and the file name extension of a type unless the name has one of it.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
}

extension UTType {
  /// The extension that a file needs that has another one; `nil` if it needs none.
  fileprivate func name(_ pathExtension: String) -> String? {
    guard UTType(filenameExtension: pathExtension)?.conforms(to: self) != true else { return nil }
    return preferredFilenameExtension
  }
}
