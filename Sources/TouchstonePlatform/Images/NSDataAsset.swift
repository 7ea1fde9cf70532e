public import Foundation
import TouchstoneRenderer

/// The name of a data asset.
public typealias NSDataAssetName = String

/// The data of a data set, such as `Settings.dataset`, in an asset catalogue.
///
/// - Source: UIKit and AppKit, `NSDataAsset`.
open class NSDataAsset: NSObject {
  /// The name of the data set.
  public let name: NSDataAssetName
  /// The content of its file.
  public let data: Data
  /// The type of the content, as the catalogue names it.
  public let typeIdentifier: String

  private struct Contents: Decodable {
    struct Item: Decodable {
      private enum CodingKeys: String, CodingKey {
        case filename
        case type = "universal-type-identifier"
      }

      var filename: String?
      var type: String?
    }

    var data: [Item]
  }

  /// Reads a data set of the main bundle; `nil` if there is none.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Reads a data set; `nil` if the bundle has none of the name.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    let sets = AssetSet.all(named: name + ".dataset", in: bundle.resourcePath ?? bundle.bundlePath)
    guard let set = sets.first, let items = try? set.contents(Contents.self)?.data,
      let (filename, type) = items.lazy.compactMap({ item in item.filename.map { ($0, item.type) } }).first,
      let file = try? set.file(filename), let data = FileManager.default.contents(atPath: file)
    else { return nil }
    (self.name, self.data, typeIdentifier) = (name, data, type ?? "public.data")
  }
}
