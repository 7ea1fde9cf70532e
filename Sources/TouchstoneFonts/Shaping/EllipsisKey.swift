internal import Foundation
internal import TouchstoneText

/// What the shape of an "…" depends on.
struct EllipsisKey: Hashable, Sendable {
  var font: FontDescriptor
  var tracking: CGFloat
  var kerning: CGFloat?
  var language: String
}
