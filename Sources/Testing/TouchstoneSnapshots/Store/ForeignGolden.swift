import Foundation

/// Whether another tool drew a golden, or may have: then recording would lose the reference that it is.
///
/// PNG files say so themselves, because Touchstone writes its name into them. One that does not have the name, whatever else
/// is wrong with it, may be anyone's: so may a damaged file, and a Git LFS pointer, whose picture is elsewhere. Nothing is
/// decoded to tell. Other files carry no mark. In the layout of swift-snapshot-testing, they count as that library's while
/// such a picture lies in the same `__Snapshots__` folder.
struct ForeignGolden {
  let golden: URL
  let layout: GoldenLayout

  /// - Parameter data: The golden's bytes.
  func isForeign(_ data: Data) -> Bool {
    switch GoldenKind(pathExtension: golden.pathExtension) {
    case .png, .apng: Self.isForeignPicture(data)
    case .jpeg, .pdf, .svg, .text, nil: layout == .besideTests && hasForeignPictures
    }
  }

  /// An empty file has nothing to lose.
  private static func isForeignPicture(_ data: Data) -> Bool {
    !data.isEmpty && GoldenMetadata.ingredients(png: data) == nil
  }

  private var hasForeignPictures: Bool {
    let folder = golden.deletingLastPathComponent().deletingLastPathComponent()
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.lazy.filter { $0.hasSuffix(".png") }.contains { name in
      guard let data = try? RegularFile.read(folder.appendingPathComponent(name).path, links: .refuse) else {
        return false
      }
      return Self.isForeignPicture(data)
    }
  }
}
