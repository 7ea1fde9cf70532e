/// The version of Touchstone.
package enum TouchstoneVersion {
  package static let current = "0.1.0"
}
