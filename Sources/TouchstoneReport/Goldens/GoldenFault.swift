package import Foundation
import TouchstoneSnapshots

/// What makes a file unfit to be a golden, found without decoding it.
package enum GoldenFault: Hashable, Sendable {
  /// A Git LFS pointer whose content was not fetched.
  case pointer
  /// A file named `.png` that does not begin like one.
  case notPNG
  /// A PNG file without its end.
  case cutOff
  /// A file without content.
  case empty
  /// A file or folder that cannot be read.
  case unreadable

  /// Looks at a file's first and last bytes.
  package init?(of file: URL) {
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else {
      self = .unreadable
      return
    }
    let end = [UInt8](data.suffix(12))
    if data.isEmpty {
      self = .empty
    } else if LFSPointer.isPointer(data) {
      self = .pointer
    } else if file.pathExtension != "png" {
      return nil
    } else if PictureHeader.size(ofPNG: data) == nil {
      self = .notPNG
    } else if end.count != 12 || Array(end[4..<8]) != Array("IEND".utf8) {
      self = .cutOff
    } else {
      return nil
    }
  }

  /// What is wrong and how to mend it.
  package var text: String {
    switch self {
    case .pointer: "a Git LFS pointer, not a picture. Fetch it: git lfs pull"
    case .notPNG: "not a PNG file. Record it again: swift package record-snapshots"
    case .cutOff: "a PNG file that is cut off. Record it again: swift package record-snapshots"
    case .empty: "an empty file. Record it again: swift package record-snapshots"
    case .unreadable: "not readable. See its permissions."
    }
  }
}
