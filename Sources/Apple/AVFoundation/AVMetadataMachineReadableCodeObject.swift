import Foundation
import TouchstoneUI

/// - Source: AVFoundation, `AVMetadataMachineReadableCodeObject`.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
}
