import Foundation

extension Bundle {
  /// SwiftPM writes a `module` of its own into each target that has resources, which is preferred to this one.
  @available(*, unavailable, message: "Declare resources, or .plugin(name: \"CopyResources\", package: \"touchstone\")")
  public static var module: Bundle { .main }
}
