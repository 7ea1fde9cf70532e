/// The reason why a file of an asset catalogue set cannot be read. Each case has the name of the file.
package enum AssetFault: Error, Hashable, CustomStringConvertible {
  /// The name is not a file name in the set's folder.
  case noFileName(String)
  case missing(String)
  /// A link, either the file or a folder around it, leads out of the catalogue.
  case leadsOut(String)
  /// The name is that of a folder, a pipe or a device.
  case noFile(String)
  case tooLarge(String, limit: Int)

  package var description: String {
    switch self {
    case .noFileName(let name):
      """
      the file name "\(name)" in Contents.json does not name a file in the set's folder. Put the file there, and give \
      its name without folders.
      """
    case .missing(let name):
      "\"\(name)\" is not in the set's folder. Add the file, or remove its name from Contents.json."
    case .leadsOut(let name):
      "\"\(name)\" is a link that leads out of the asset catalogue. Put the file itself into the set's folder."
    case .noFile(let name):
      "\"\(name)\" is a folder, a pipe or a device. Replace it with a file."
    case .tooLarge(let name, let limit):
      "\"\(name)\" is larger than \(limit >> 20) MiB. Add a smaller file."
    }
  }
}
