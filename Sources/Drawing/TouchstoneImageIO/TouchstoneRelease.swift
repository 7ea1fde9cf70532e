/// The release of Touchstone, for files that say who wrote them and digests of what it draws.
package enum TouchstoneRelease {
  package static let version = "0.2.0"
}
