public import Foundation
import TouchstoneCore

/// The selected parts of an attributed text, or the position of the cursor. Pictures don't show it.
///
/// - Source: SwiftUI, `AttributedTextSelection`.
public struct AttributedTextSelection: Equatable, Sendable {
  /// What is selected.
  public enum Indices: Equatable, Sendable {
    /// The position of the cursor.
    case insertionPoint(AttributedString.Index)
    /// The selected characters.
    case ranges(RangeSet<AttributedString.Index>)
  }

  private enum Kind: Equatable, Sendable {
    case end
    case point(AttributedString.Index)
    case ranges([Range<AttributedString.Index>])
  }

  private var kind: Kind
  private var attributes: AttributeContainer?

  /// Creates a cursor at the end of the text.
  public init() { kind = .end }

  /// Creates a cursor at a position; what is typed there has the attributes.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    kind = .point(insertionPoint)
    attributes = typingAttributes
  }

  /// Creates a selection of a range of characters.
  public init(range: Range<AttributedString.Index>) {
    kind = range.isEmpty ? .point(range.lowerBound) : .ranges([range])
  }

  /// Creates a selection of ranges of characters.
  public init(ranges: RangeSet<AttributedString.Index>) { kind = .ranges(Array(ranges.ranges)) }

  /// Returns what is selected in a text.
  public func indices(in text: AttributedString) -> Indices {
    switch kind {
    case .end: .insertionPoint(text.endIndex)
    case .point(let index): .insertionPoint(index)
    case .ranges(let ranges): .ranges(RangeSet(ranges))
    }
  }

  /// Returns the attributes of text that is typed: those of the selection, or of the character before the cursor.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let attributes { return attributes }
    let point: AttributedString.Index
    switch indices(in: text) {
    case .insertionPoint(let index): point = index
    case .ranges(let ranges):
      if let first = ranges.ranges.first { return text.runs[first.lowerBound].attributes }
      point = text.endIndex
    }
    guard point > text.startIndex else { return text.runs.first?.attributes ?? AttributeContainer() }
    return text.runs[text.index(beforeCharacter: point)].attributes
  }

  /// Returns on which of two lines the cursor stands where one wraps.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

  fileprivate func ranges(in text: AttributedString) -> [Range<AttributedString.Index>] {
    switch indices(in: text) {
    case .insertionPoint(let index): [index..<index]
    case .ranges(let ranges): Array(ranges.ranges)
    }
  }

  fileprivate mutating func setTypingAttributes(_ attributes: AttributeContainer) { self.attributes = attributes }
}

extension AttributedString {
  /// Changes the attributes of the selected characters, or of what is typed at the cursor.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    if case .insertionPoint = selection.indices(in: self) {
      var attributes = selection.typingAttributes(in: self)
      body(&attributes)
      selection.setTypingAttributes(attributes)
      return
    }
    for range in selection.ranges(in: self) {
      // The indices stay valid: only attributes change.
      for run in self[range].runs.map({ ($0.range, $0.attributes) }) {
        var attributes = run.1
        body(&attributes)
        self[run.0].setAttributes(attributes)
      }
    }
  }

  /// Replaces the selected characters, or inserts at the cursor, and puts the cursor behind.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newText: AttributedString
  ) {
    guard let first = selection.ranges(in: self).first else { return }
    let start = characters.distance(from: startIndex, to: first.lowerBound)
    for range in selection.ranges(in: self).dropFirst().reversed() { removeSubrange(range) }
    replaceSubrange(first, with: newText)
    let end = index(startIndex, offsetByCharacters: start + newText.characters.count)
    selection = AttributedTextSelection(insertionPoint: end)
  }

  /// Replaces the selected characters, or inserts at the cursor, with the attributes of typed text.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newCharacters: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(String(newCharacters), attributes: attributes))
  }
}
