import Foundation
import TouchstoneImageIO

/// The pictures of answers about a view. Another answer never replaces one of them: a picture has its contents in its name.
struct LookPictures {
  /// The folder of the view.
  let folder: URL

  /// The number of pictures that are kept of a view, apart from the latest ones: those of some thirty answers.
  static let most = 96

  /// Keeps a picture, and returns its file: `plain-5f1d7a84db00.png`.
  ///
  /// - Parameter name: What the picture is, such as `plain`. No name has a dot.
  func keep(_ data: Data, as name: String) throws -> URL {
    let file = folder.appendingPathComponent("\(name)-\(data.sha256.prefix(12)).png")
    if (try? Data(contentsOf: file)) == data {
      // Among the last that are removed.
      try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
    } else {
      try data.write(to: file, options: .atomic)
    }
    return file
  }

  /// Removes the oldest pictures, if there are too many.
  func prune(to most: Int = most) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let files = names.filter { $0.wholeMatch(of: /.+-[0-9a-f]{12}\.png/) != nil }.map { name in
      let file = folder.appendingPathComponent(name)
      let values = try? FileManager.default.attributesOfItem(atPath: file.path)
      return (file: file, date: values?[.modificationDate] as? Date ?? .distantPast)
    }
    guard files.count > most else { return }
    let oldest = files.sorted { ($0.date, $0.file.path) < ($1.date, $1.file.path) }.prefix(files.count - most)
    for entry in oldest { try? FileManager.default.removeItem(at: entry.file) }
  }
}
