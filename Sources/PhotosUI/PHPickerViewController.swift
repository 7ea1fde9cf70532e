public import Foundation
public import TouchstoneUI

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

/// A photo that was picked.
///
/// - Source: PhotosUI, `PHPickerResult`.
public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

/// What is told which photos were picked.
///
/// - Source: PhotosUI, `PHPickerViewControllerDelegate`.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A picker of photos, which is never shown.
///
/// - Source: PhotosUI, `PHPickerViewController`.
public final class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}
