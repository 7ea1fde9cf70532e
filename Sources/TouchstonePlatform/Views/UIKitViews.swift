public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

// Views of UIKit that wrappers hold most often. They keep their settings; none is drawn here.

/// A wheel that turns.
///
/// - Source: UIKit, `UIActivityIndicatorView`.
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// Of middle size.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// How large the wheel is.
  open var style: Style
  /// Whether the wheel is hidden while it stands.
  open var hidesWhenStopped = true
  /// The colour.
  open var color: UIColor?
  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Creates a wheel.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// Creates no view: there are no archives of Interface Builder here.
  public required init?(coder: NSCoder) { nil }

  /// Lets the wheel turn.
  open func startAnimating() { isAnimating = true }
  /// Lets the wheel stand.
  open func stopAnimating() { isAnimating = false }
}

/// What is done to what lies behind a view.
///
/// - Source: UIKit, `UIVisualEffect`.
@preconcurrency
open class UIVisualEffect: NSObject {}

/// A blur.
///
/// - Source: UIKit, `UIBlurEffect`.
@preconcurrency
public final class UIBlurEffect: UIVisualEffect {
  /// How strong and how bright a blur is.
  public enum Style: Int, Sendable {
    /// Blurs of one brightness.
    case extraLight, light, dark
    /// Blurs that follow the appearance.
    case regular = 4
    case prominent = 5
    /// Materials that follow the appearance.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// Materials that are always light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    /// Materials that are always dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  /// How strong and how bright the blur is.
  public let style: Style

  /// Creates a blur.
  public init(style: Style) { self.style = style }
}

/// Colours that shine through a blur.
///
/// - Source: UIKit, `UIVibrancyEffect`.
@preconcurrency
public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates the colours of a blur.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view that blurs what lies behind it.
///
/// - Source: UIKit, `UIVisualEffectView`.
open class UIVisualEffectView: UIView {
  /// What is done to what lies behind.
  open var effect: UIVisualEffect?
  /// The view that holds those in front.
  public private(set) lazy var contentView = UIView()

  /// Creates a view.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates no view: there are no archives of Interface Builder here.
  public required init?(coder: NSCoder) { nil }
}

/// A text.
///
/// - Source: UIKit, `UILabel`.
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The text with its attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour.
  open var textColor: UIColor? = .label
  /// On which side lines begin.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines there may be; 0 for any.
  open var numberOfLines = 1
  /// Whether the text becomes smaller where it does not fit.
  open var adjustsFontSizeToFitWidth = false
  /// How small the text may become.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font follows the size of text.
  open var adjustsFontForContentSizeCategory = false
}

/// On which side lines begin.
///
/// - Source: UIKit and AppKit, `NSTextAlignment`.
public enum NSTextAlignment: Int, Sendable {
  /// At the left, in the middle, at the right.
  case left, center, right
  /// At both sides.
  case justified
  /// As the language has it.
  case natural
}

/// A picture.
///
/// - Source: UIKit, `UIImageView`.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?

  /// Creates a view of a picture, as large as it is.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates a view without a picture.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates no view: there are no archives of Interface Builder here.
  public required init?(coder: NSCoder) { nil }
}

/// A sheet in which a person shares something; it is never shown here.
///
/// - Source: UIKit, `UIActivityViewController`.
open class UIActivityViewController: UIViewController {
  /// A place to share something with.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Which places are left out.
  open var excludedActivityTypes: [ActivityType]?
  /// Called when something was shared; never here.
  open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Creates a sheet for things to share.
  public init(activityItems: [Any], applicationActivities: [AnyObject]?) { super.init(nibName: nil, bundle: nil) }

  /// Creates no controller: there are no archives of Interface Builder here.
  public required init?(coder: NSCoder) { nil }
}

/// A view controller with screens that lie on each other; it is never drawn here.
///
/// - Source: UIKit, `UINavigationController`.
open class UINavigationController: UIViewController {
  /// The screens, the lowest first.
  open var viewControllers: [UIViewController] = []
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false

  /// Creates a controller of one screen.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates no controller: there are no archives of Interface Builder here.
  public required init?(coder: NSCoder) { nil }

  /// The screen on top.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The screen that is shown.
  open var visibleViewController: UIViewController? { topViewController }

  /// Puts a screen on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Takes the screen on top away.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.popLast() : nil
  }
}
