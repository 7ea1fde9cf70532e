public import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A picker of pictures, which is never shown.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The library, the camera, or the saved pictures.
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// What a chosen picture is told by.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user has cropped it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address of the picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// The types that can be chosen.
  open var mediaTypes = ["public.image"]
  /// Whether the user can crop.
  open var allowsEditing = false

  /// How the camera is used.
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraDevice = CameraDevice.rear
  open var cameraFlashMode = CameraFlashMode.auto
  open var cameraOverlayView: UIView?
  open var showsCameraControls = true
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality = QualityType.typeMedium

  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// The cameras of a device.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// When a camera uses its flash.
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  /// The quality of films.
  public enum QualityType: Int, Sendable {
    /// The values of UIKit, in its order.
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// Returns `false`: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns `false`: there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns `nil`: no source has pictures.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

  /// Creates a picker.
  public init() { super.init(rootViewController: UIViewController()) }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Returns whether there are pictures: never.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}
