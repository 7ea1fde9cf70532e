import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TraitOverrideTests {
  @Test func `a view and what it contains have the traits that it overrides`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.traitCollection.preferredContentSizeCategory == .large)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    outer.traitOverrides.horizontalSizeClass = .regular
    inner.traitOverrides.horizontalSizeClass = .compact
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(outer.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `a hosted view grows with the text size that its controller overrides`() {
    let controller = UIHostingController(rootView: Text("Text"))
    let size = controller.sizeThatFits(in: CGSize(width: 500, height: 500))
    controller.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 500)).height > size.height)
  }
}
