public import Foundation
import TouchstoneUI

/// An archive of Interface Builder, which is never read.
///
/// - Source: UIKit, `UINib`.
@MainActor @preconcurrency
open class UINib {
  /// Creates an archive from a file of a bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
  /// Creates an archive from data.
  public init(data: Data, bundle bundleOrNil: Bundle?) {}

  /// Returns the objects of the archive: always none.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] { [] }

  /// A key of the options for reading.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension UITableView {
  /// Sets the archive of the cells with an identifier. Has no effect: they are plain.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// Sets the archive of headers and footers. Has no effect: they are not made.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
}

extension UICollectionView {
  /// Sets the archive of the cells with an identifier. Has no effect: they are plain.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  /// Sets the archive of headers and footers. Has no effect: they are not made.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}
}
