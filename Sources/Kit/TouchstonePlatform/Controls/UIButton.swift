public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// A button.
open class UIButton: UIControl {
  /// The appearance.
  open var configuration: Configuration? = nil
  open var menu: UIMenu? = nil
  /// What the button is for.
  open var role: Role = .normal
  /// The distances around the content, in points.
  open var contentEdgeInsets: UIEdgeInsets = .zero
  /// The distances around the title, in points.
  open var titleEdgeInsets: UIEdgeInsets = .zero
  /// The distances around the image, in points.
  open var imageEdgeInsets: UIEdgeInsets = .zero
  /// Whether the image darkens under a finger.
  open var adjustsImageWhenHighlighted: Bool = true
  /// Whether a tap selects the button.
  open var changesSelectionAsPrimaryAction: Bool = false
  /// What changes the appearance for a state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? = nil

  /// The title, whose font can be set.
  public private(set) lazy var titleLabel: UILabel? = UILabel(frame: .zero)
  public private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  public let buttonType: ButtonType
  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgrounds: [UInt: UIImage] = [:]

  /// Kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// Without an appearance.
    case custom
    /// With the appearance of the system.
    case system
    /// With a disclosure symbol.
    case detailDisclosure
    /// With an information symbol.
    case infoLight, infoDark
    case contactAdd
    case close = 7
  }

  /// Creates a button of a kind.
  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
  }

  /// Creates a button.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Creates a button with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a button of a kind with an action.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a button with an appearance and an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
  /// Returns the title for a state.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  /// Sets the title for a state, with attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
  }
  /// Returns the title for a state, with attributes.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state.rawValue] = color }
  /// Returns the colour of the title for a state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] ?? titleColors[0] }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
  /// Returns the image for a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  /// Sets the background for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state.rawValue] = image }
  /// Returns the background for a state.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state.rawValue] ?? backgrounds[0] }
  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }
  /// The image for the current state.
  open var currentImage: UIImage? { image(for: state) }
  /// Applies changed settings. Has no effect.
  open func setNeedsUpdateConfiguration() {}

  /// Returns the settings for all objects of the class, which pictures do not show.
  open override class func appearance() -> UIButton {
    AppearanceProxies.process.object(of: UIButton.self) { UIButton(frame: .zero) }
  }
}
