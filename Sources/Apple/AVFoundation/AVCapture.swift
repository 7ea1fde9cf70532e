public import Foundation
public import TouchstoneUI

/// A camera or a microphone, of which there are none.
///
/// - Source: AVFoundation, `AVCaptureDevice`.
public final class AVCaptureDevice: NSObject, Sendable {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInUltraWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInTelephotoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
  }

  private override init() {}

  public static func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  public static func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  public static func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Returns `false`: there is no one to ask.
  public static func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// Calls the handler with `false`: there is no one to ask.
  public static func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
}

/// - Source: AVFoundation, `AVCaptureInput`.
open class AVCaptureInput: NSObject {}

/// - Source: AVFoundation, `AVCaptureDeviceInput`.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// Throws, because nothing is captured.
  public init(device: AVCaptureDevice) throws { throw MediaError(request: "no device has an input") }
}

/// - Source: AVFoundation, `AVCaptureOutput`.
open class AVCaptureOutput: NSObject {}

/// The flow of pictures and sounds, of which there are none.
///
/// - Source: AVFoundation, `AVCaptureSession`.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  // SAFETY: Apple's is used from queues of the app's own, one at a time, and ours keeps only what they set.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
  }

  public private(set) var inputs: [AVCaptureInput] = []
  public private(set) var outputs: [AVCaptureOutput] = []
  open var sessionPreset = Preset.high
  open var isRunning: Bool { false }

  public override init() {}

  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() {}
  open func stopRunning() {}
}

/// The pictures of a camera as a layer, which is never drawn.
///
/// - Source: AVFoundation, `AVCaptureVideoPreviewLayer`.
open class AVCaptureVideoPreviewLayer: CALayer {
  public var session: AVCaptureSession?
  public var videoGravity = AVLayerVideoGravity.resizeAspect

  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}

/// - Source: AVFoundation, `AVCaptureConnection`.
open class AVCaptureConnection: NSObject {}

/// - Source: AVFoundation, `AVCaptureMetadataOutput`.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  public override init() {}
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {}
}

/// - Source: AVFoundation, `AVCaptureMetadataOutputObjectsDelegate`.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

/// - Source: AVFoundation, `AVCapturePhoto`.
open class AVCapturePhoto: NSObject {
  open func fileDataRepresentation() -> Data? { nil }
}

/// - Source: AVFoundation, `AVCapturePhotoSettings`.
open class AVCapturePhotoSettings: NSObject {
  public override init() {}
}

/// - Source: AVFoundation, `AVCapturePhotoOutput`.
open class AVCapturePhotoOutput: AVCaptureOutput {
  public override init() {}
  /// Does nothing: no photo is taken, and the delegate is told of none.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}

/// - Source: AVFoundation, `AVCapturePhotoCaptureDelegate`.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
}
