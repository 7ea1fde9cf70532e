#if canImport(UIKit)
  import UIKit

  /// A colour that the system changes at night.
  public let accent: Any = UIColor { $0.userInterfaceStyle == .dark ? .systemYellow : .systemBlue }
  public let madeOf = "UIKit"
#else
  public let accent: Any = [0.0, 0.5, 1.0]
  public let madeOf = "numbers"
#endif
