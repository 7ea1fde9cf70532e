public import TouchstoneRenderer
public import TouchstoneUI

extension ImageRenderer {
  /// Creates a renderer that draws a view on the screen of a device, for tests that interact with it.
  ///
  /// ```swift
  /// let renderer = ImageRenderer(content: Mailbox(), on: .iPhone14Pro)
  /// try renderer.swipe("Ada")
  /// ```
  ///
  /// The view has the size, the safe area, the keyboard and the traits of the device. There is no background and no frame.
  public convenience init(
    content view: Content, on device: ViewImageConfig, traits: UITraitCollection = UITraitCollection()
  ) {
    self.init(content: view)
    var environment = EnvironmentValues()
    device.traits.overlaid(by: traits).apply(to: &environment)
    device.applyInsets(to: &environment)
    self.environment = environment
    if let size = device.size { proposedSize = ProposedViewSize(size) }
  }
}
