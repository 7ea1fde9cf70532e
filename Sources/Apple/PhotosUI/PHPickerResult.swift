import Foundation
public import TouchstoneUI

/// A photo that was picked.
///
/// - Source: PhotosUI, `PHPickerResult`.
public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}
