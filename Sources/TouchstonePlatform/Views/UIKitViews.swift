public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

// The UIKit views that are wrapped most often. They store their settings; none is drawn.

/// An activity indicator.
///
/// - Source: UIKit, `UIActivityIndicatorView`.
open class UIActivityIndicatorView: UIView {
  /// The size of an activity indicator.
  public enum Style: Int, Sendable {
    /// Medium.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// The size of the indicator.
  open var style: Style
  /// Whether the indicator is hidden while it is stopped.
  open var hidesWhenStopped = true
  /// The colour.
  open var color: UIColor?
  /// Whether the indicator is animating.
  open private(set) var isAnimating = false

  /// Creates an activity indicator.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Starts the animation.
  open func startAnimating() { isAnimating = true }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }
}

/// A visual effect on the content behind a view.
///
/// - Source: UIKit, `UIVisualEffect`.
@preconcurrency
open class UIVisualEffect: NSObject {}

/// A blur effect.
///
/// - Source: UIKit, `UIBlurEffect`.
@preconcurrency
public final class UIBlurEffect: UIVisualEffect {
  /// The strength and brightness of a blur.
  public enum Style: Int, Sendable {
    /// Blurs with a fixed brightness.
    case extraLight, light, dark
    /// Blurs that adapt to the appearance.
    case regular = 4
    case prominent = 5
    /// Materials that adapt to the appearance.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// Materials that are always light.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    /// Materials that are always dark.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  /// The strength and brightness of the blur.
  public let style: Style

  /// Creates a blur effect.
  public init(style: Style) { self.style = style }
}

/// An effect that lets colours show through a blur.
///
/// - Source: UIKit, `UIVibrancyEffect`.
@preconcurrency
public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates a vibrancy effect for a blur.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view that applies a visual effect to what is behind it.
///
/// - Source: UIKit, `UIVisualEffectView`.
open class UIVisualEffectView: UIView {
  /// The visual effect.
  open var effect: UIVisualEffect?
  /// The view for the content in front of the effect.
  public private(set) lazy var contentView = UIView()

  /// Creates a visual effect view.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }
}

/// A label.
///
/// - Source: UIKit, `UILabel`.
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The attributed text.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The text colour.
  open var textColor: UIColor? = .label
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1
  /// What is done with lines that are too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether the font shrinks to fit the text into the width.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest factor that the font may shrink by.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the font scales with the text size.
  open var adjustsFontForContentSizeCategory = false
}

/// The alignment of text.
///
/// - Source: UIKit and AppKit, `NSTextAlignment`.
public enum NSTextAlignment: Int, Sendable {
  /// Left, centred or right.
  case left, center, right
  /// Justified.
  case justified
  /// The default alignment of the language.
  case natural
}

/// An image view.
///
/// - Source: UIKit, `UIImageView`.
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?

  /// Creates an image view at the size of its image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates an image view without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }
}

/// A share sheet; Touchstone never shows it.
///
/// - Source: UIKit, `UIActivityViewController`.
open class UIActivityViewController: UIViewController {
  /// A type of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The activities to leave out.
  open var excludedActivityTypes: [ActivityType]?
  /// The completion handler; never called.
  open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Creates a share sheet for the given items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }
}

/// A navigation controller with a stack of view controllers; Touchstone does not draw it.
///
/// - Source: UIKit, `UINavigationController`.
open class UINavigationController: UIViewController {
  /// The stack of view controllers, with the root first.
  open var viewControllers: [UIViewController] = []
  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden = false

  /// Creates a navigation controller with the given root view controller.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The view controller at the top of the stack.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The visible view controller: the one at the top of the stack.
  open var visibleViewController: UIViewController? { topViewController }

  /// Pushes a view controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Pops the top view controller, unless it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.popLast() : nil
  }
}
