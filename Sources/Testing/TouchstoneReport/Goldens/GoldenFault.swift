package import Foundation
package import TouchstoneSnapshots

/// The reason why a file is unfit to be a golden. Only JPEG files are decoded to find it.
package enum GoldenFault: Hashable, Sendable {
  /// A Git LFS pointer whose content was not fetched.
  case pointer
  /// A file with the extension `png` that is no PNG file.
  case notPNG
  /// A PNG file without its end.
  case cutOff
  /// A picture that other programs show differently from how it is compared.
  case misleading(PictureGoldenFault)
  /// A picture that tests cannot decode, or whose metadata cannot be true.
  case damaged(String)
  /// A file without content.
  case empty
  /// Something other than a file, such as a named pipe.
  case special(String)
  /// A symbolic link that tests do not follow. Carries its destination.
  case link(String)
  /// A symbolic link whose destination does not exist. Carries the destination.
  case dangling(String)
  /// A file or folder that cannot be read.
  case unreadable

  /// The formats of which an empty file is not valid; a golden in any other format may be empty.
  private static let structured: Set<String> = ["png", "apng", "pdf", "svg", "json", "plist"]

  /// Looks at a file without decoding its pixels, unless it is a JPEG file. Links are followed as by tests.
  package init?(of file: URL, in package: URL) {
    let link = GoldenLink(golden: file, root: package)
    let data: Data
    do throws(FileFault) {
      data = try link.read()
    } catch {
      self =
        switch (error, link.destination) {
        case (.special(let kind), _): .special(kind)
        case (.linkElsewhere(let target), _), (.system(EISDIR), let target?): .link(target)
        case (.system(ENOENT), let target?): .dangling(target)
        default: .unreadable
        }
      return
    }
    let end = [UInt8](data.suffix(12))
    let size = PictureHeader.size(ofPNG: data)
    if data.isEmpty, Self.structured.contains(file.pathExtension) {
      self = .empty
    } else if LFSPointer.isPointer(data) {
      self = .pointer
    } else if GoldenKind(pathExtension: file.pathExtension) == .jpeg, let fault = PictureGoldenFault(inJPEG: data) {
      self = .misleading(fault)
    } else if !["png", "apng"].contains(file.pathExtension) {
      return nil
    } else if size == nil {
      self = .notPNG
    } else if let fault = PictureGoldenFault(in: data, isAnimation: file.pathExtension == "apng") {
      self = .misleading(fault)
    } else if end.count != 12 || Array(end[4..<8]) != Array("IEND".utf8) {
      self = .cutOff
    } else if let size, let reason = GoldenMetadata.fault(ofPNG: data, size: size) {
      self = .damaged(reason)
    } else {
      return nil
    }
  }

  /// The fault and how to fix it.
  package var text: String {
    switch self {
    case .pointer: "a Git LFS pointer, not a picture. Fetch it: git lfs pull"
    case .notPNG: "not a PNG file. Record it again: swift package record-snapshots"
    case .cutOff: "a truncated PNG file. Record it again: swift package record-snapshots"
    case .misleading(let fault): "faulty. \(fault) Record it again: swift package record-snapshots"
    case .damaged(let reason): "damaged. \(reason) Record it again: swift package record-snapshots"
    case .empty: "an empty file. Record it again: swift package record-snapshots"
    case .special(let kind):
      "\(kind), not a file. Delete it, and record the golden again: swift package record-snapshots"
    case .link(let target):
      "a symbolic link to \(target). Links are followed only to goldens of the same kind: put a copy in its place."
    case .dangling(let target):
      "a symbolic link to \(target), which is not there. Delete it, or record the golden again: swift package record-snapshots"
    case .unreadable: "not readable. Check its permissions."
    }
  }
}
