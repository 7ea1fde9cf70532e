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

  /// Reads a data set of the resources beside the program, those of the main bundle first; `nil` if there is none.
  ///
  /// In an app, resources of its own target are in the main bundle; SwiftPM puts each target's into a bundle of its own.
  public convenience init?(name: NSDataAssetName) {
    self.init(name: name, sets: AssetSet.all(named: name + ".dataset"))
  }

  /// Reads a data set; `nil` if the bundle has none of the name.
  public convenience init?(name: NSDataAssetName, bundle: Bundle) {
    self.init(
      name: name, sets: AssetSet.all(named: name + ".dataset", in: bundle.resourcePath ?? bundle.bundlePath))
  }

  private init?(name: NSDataAssetName, sets: [AssetSet]) {
    guard let set = sets.first, let items = try? set.contents(Contents.self)?.data,
      let (filename, type) = items.lazy.compactMap({ item in item.filename.map { ($0, item.type) } }).first,
      let file = try? set.file(filename), let data = FileManager.default.contents(atPath: file)
    else { return nil }
    (self.name, self.data, typeIdentifier) = (name, data, type ?? "public.data")
  }
}
