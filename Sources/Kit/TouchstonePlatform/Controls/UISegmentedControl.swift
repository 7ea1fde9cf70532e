public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// Segments of which one is selected. Use `Picker` to have them in pictures.
open class UISegmentedControl: UIControl {
  /// The selected segment; −1 for none.
  open var selectedSegmentIndex: Int = -1
  open var selectedSegmentTintColor: UIColor? = nil
  /// Whether segments stay selected.
  open var isMomentary: Bool = false

  private var segments: [String] = []
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// The index without a selected segment.
  public static let noSegment = -1

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with titles, or images, which have no title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = items?.map { $0 as? String ?? "" } ?? []
  }

  /// Returns `nil`: Interface Builder archives are not supported.
  public required init?(coder: NSCoder) { nil }

  open var numberOfSegments: Int { segments.count }
  /// Inserts a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(title ?? "", at: min(max(segment, 0), segments.count))
  }
  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment] : nil
  }
  /// Sets the attributes of titles for a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state.rawValue] = attributes
  }
  /// Returns the attributes of titles for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }

  /// Returns the settings for all objects of the class, whose colours bars and controls of SwiftUI have, too.
  open override class func appearance() -> UISegmentedControl {
    AppearanceProxies.process.object(of: UISegmentedControl.self) { UISegmentedControl(frame: .zero) }
  }
}
