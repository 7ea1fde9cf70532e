public import Foundation
public import TouchstoneUI

/// A header or footer of a table, which is never drawn.
///
/// - Source: UIKit, `UITableViewHeaderFooterView`.
open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  public private(set) lazy var contentView = UIView(frame: .zero)
  public private(set) lazy var textLabel: UILabel? = UILabel(frame: .zero)
  public private(set) lazy var detailTextLabel: UILabel? = UILabel(frame: .zero)
  open var backgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)?

  /// Creates a header or footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Called before the view is used again. Never called.
  open func prepareForReuse() {}
}

extension UITableView {
  /// Sets the class of headers and footers. Has no effect: they are not made.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  /// Returns a header or footer: none.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { nil }
  /// Returns `nil`: headers are not made.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  /// Returns `nil`: footers are not made.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
}
