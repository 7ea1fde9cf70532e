internal import TouchstoneImageIO

/// The version of Touchstone.
package enum TouchstoneVersion {
  package static let current = TouchstoneRelease.version

  /// The last version that drew text with the widths of Inter's letters where a package pins no fonts.
  static let lastWithInterWidths = "0.1.0"
}
