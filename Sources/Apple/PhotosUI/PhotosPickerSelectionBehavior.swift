import Foundation
import TouchstoneTypes
import TouchstoneUI

/// Whether pickers keep the order of a selection, and tell of each change.
///
/// - Source: PhotosUI, `PhotosPickerSelectionBehavior`.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private enum Kind { case `default`, ordered, continuous, continuousAndOrdered }
  private let kind: Kind

  public static let `default` = Self(kind: .default)
  public static let ordered = Self(kind: .ordered)
  public static let continuous = Self(kind: .continuous)
  public static let continuousAndOrdered = Self(kind: .continuousAndOrdered)
}
