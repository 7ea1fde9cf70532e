public import Foundation
import TouchstoneCore

extension AttributedTextSelection {
  /// The values of attributes in a selection.
  ///
  /// - Source: SwiftUI, `AttributedTextSelection.Attributes`.
  public struct Attributes<Text>: Sendable where Text: Sendable {
    fileprivate let containers: [AttributeContainer]

    /// The values of an attribute in the order of the text, without those that repeat the one before.
    public subscript<K: AttributedStringKey>(type: K.Type) -> some Sequence<K.Value?>
    where K.Value: Sendable {
      containers.map { $0[K.self] }.reduce(into: [K.Value?]()) { values, value in
        if values.last != .some(value) { values.append(value) }
      }
    }
  }

  /// Returns the attributes of the selected characters, or of what is typed at the cursor.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    guard case .ranges(let ranges) = indices(in: text) else {
      return Attributes(containers: [typingAttributes(in: text)])
    }
    return Attributes(containers: ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
  }
}
