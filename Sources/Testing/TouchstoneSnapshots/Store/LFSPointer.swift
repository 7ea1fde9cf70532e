package import Foundation

/// A file that stands for another one in Git LFS.
///
/// - Source: Git LFS specification, "The Pointer": the first line is `version https://git-lfs.github.com/spec/v1`.
package enum LFSPointer {
  private static let beginning = Data("version https://git-lfs.github.com/spec/".utf8)

  /// Whether bytes are a pointer. Pointers are shorter than 1024 bytes.
  package static func isPointer(_ data: Data) -> Bool {
    data.count < 1024 && data.starts(with: beginning)
  }
}
