/// The reason why a text golden cannot be read.
package enum TextGoldenError: Error, CustomStringConvertible {
  case notUTF8

  package var description: String {
    switch self {
    case .notUTF8: "The file is not UTF-8 text."
    }
  }
}
