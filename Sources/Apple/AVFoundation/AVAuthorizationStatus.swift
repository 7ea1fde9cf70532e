import Foundation
import TouchstoneUI

/// - Source: AVFoundation, `AVAuthorizationStatus`.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
