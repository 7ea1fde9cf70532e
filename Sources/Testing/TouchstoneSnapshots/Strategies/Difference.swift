package import Foundation

/// The difference between a value and its golden.
package struct Difference {
  /// The numbers in a sentence, or a patch.
  package var text: String
  /// Files to look at.
  package var attachments: [DiffAttachment]
  /// The numbers of pictures that were compared.
  package var summary: DifferenceSummary?
  /// Set if the pictures are of different sizes.
  package var isSizeMismatch: Bool
  /// Whether the comparer takes the two for the same: then only the numbers matter, which say how near that was.
  package var isTolerated: Bool
  /// Makes the picture of the difference, as a PNG file. Few are looked at.
  package var picture: (() throws -> Data)?

  package init(
    text: String, attachments: [DiffAttachment] = [], summary: DifferenceSummary? = nil, isSizeMismatch: Bool = false,
    isTolerated: Bool = false, picture: (() throws -> Data)? = nil
  ) {
    self.text = text
    self.attachments = attachments
    self.summary = summary
    self.isSizeMismatch = isSizeMismatch
    self.isTolerated = isTolerated
    self.picture = picture
  }
}
