internal import Foundation
internal import TouchstoneText

/// The properties on which the shape of a "…" depends.
struct EllipsisKey: Hashable, Sendable {
  var font: FontDescriptor
  var tracking: CGFloat
  var kerning: CGFloat?
  var language: String
}
