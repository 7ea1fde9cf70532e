import TouchstoneUI

/// Settings for all objects of a class, which pictures do not show.
@MainActor @preconcurrency
public protocol UIAppearance {}

extension UIView: UIAppearance {}
