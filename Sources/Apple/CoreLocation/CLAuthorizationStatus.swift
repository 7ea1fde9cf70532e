import Foundation

/// Whether an app may know where its device is.
///
/// - Source: Core Location, `CLAuthorizationStatus`.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
