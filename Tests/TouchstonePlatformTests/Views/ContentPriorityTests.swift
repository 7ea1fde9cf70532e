import AppKit
import Testing
import UIKit

@MainActor @Suite struct ContentPriorityTests {
  private final class Wrapper: UIView {
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
  }

  /// - Source: UIKit and AppKit: views hug with 250 and resist with 750 until code says otherwise.
  @Test func `views keep the priorities of their content for each axis`() {
    let view = UIView(frame: .zero)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 250)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 750)
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
    #expect(Wrapper(frame: .zero).contentHuggingPriority(for: .vertical) == .required)
    let other = NSView(frame: .zero)
    other.setContentHuggingPriority(.required, for: .vertical)
    #expect(other.contentHuggingPriority(for: .vertical) == .required)
    #expect(other.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }
}
