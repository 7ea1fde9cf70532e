import TouchstoneUI

/// The content of a cell.
///
/// - Source: UIKit, `UIContentConfiguration`.
@MainActor @preconcurrency
public protocol UIContentConfiguration {}
