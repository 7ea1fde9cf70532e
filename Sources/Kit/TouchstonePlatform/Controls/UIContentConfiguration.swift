import TouchstoneUI

/// The content of a cell.
@MainActor @preconcurrency
public protocol UIContentConfiguration {}
