import Foundation
import TouchstoneTypes
import TouchstoneUI

/// Where a picker is shown.
///
/// - Source: PhotosUI, `PhotosPickerStyle`.
public struct PhotosPickerStyle: Hashable, Sendable {
  private enum Kind { case presentation, inline, compact }
  private let kind: Kind

  public static let presentation = Self(kind: .presentation)
  public static let inline = Self(kind: .inline)
  public static let compact = Self(kind: .compact)
}
