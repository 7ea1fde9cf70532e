import Foundation
import TouchstoneUI

/// The settings of a picker.
///
/// - Source: PhotosUI, `PHPickerConfiguration`.
public struct PHPickerConfiguration: Sendable {
  public enum AssetRepresentationMode: Hashable, Sendable { case automatic, current, compatible }
  public enum Selection: Hashable, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
  public enum Mode: Hashable, Sendable { case `default`, compact }

  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preselectedAssetIdentifiers: [String] = []
  public var mode = Mode.default

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}
