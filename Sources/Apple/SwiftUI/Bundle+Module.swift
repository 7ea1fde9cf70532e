import Foundation

extension Bundle {
  /// Reports that the target has no resources; SwiftPM adds its own `module`, which takes precedence, to targets with
  /// resources.
  @available(*, unavailable, message: "Declare resources, or .plugin(name: \"CopyResources\", package: \"touchstone\")")
  public static var module: Bundle { .main }
}
