import SwiftUI
import Testing
import UIKit

/// Traits that an app declares, in the shapes of Apple's documentation of `UITraitDefinition`.
@MainActor @Suite struct TraitDefinitionTests {
  private struct Ornament: UITraitDefinition {
    static let defaultValue = "plain"
  }

  private struct OrnamentKey: UITraitBridgedEnvironmentKey {
    static let defaultValue = "none"

    static func read(from traitCollection: UITraitCollection) -> String { traitCollection[Ornament.self] }
    static func write(to mutableTraits: inout any UIMutableTraits, value: String) {
      mutableTraits[Ornament.self] = value
    }
  }

  private struct Ornamented: View {
    @Environment(\.self) private var environment

    var body: some View { Text(environment[OrnamentKey.self]) }
  }

  @Test func `a declared trait has its default, and is inherited and removed`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.traitCollection[Ornament.self] == "plain")
    outer.traitOverrides[Ornament.self] = "gold"
    #expect(inner.traitCollection[Ornament.self] == "gold")
    #expect(outer.traitOverrides.contains(Ornament.self))
    outer.traitOverrides.remove(Ornament.self)
    #expect(!outer.traitOverrides.contains(Ornament.self))
    #expect(inner.traitCollection[Ornament.self] == "plain")
  }

  @Test func `collections differ if their declared traits do`() {
    let gold = UITraitCollection { $0[Ornament.self] = "gold" }
    #expect(gold == UITraitCollection { $0[Ornament.self] = "gold" })
    #expect(gold != UITraitCollection { $0[Ornament.self] = "silver" })
    #expect(gold != UITraitCollection())
  }

  @Test func `the definitions of UIKit's traits stand for the properties`() {
    var overrides = UIView().traitOverrides
    overrides[UITraitUserInterfaceStyle.self] = .dark
    #expect(overrides.userInterfaceStyle == .dark)
    overrides.horizontalSizeClass = .regular
    #expect(overrides[UITraitHorizontalSizeClass.self] == .regular)
    overrides.remove(UITraitHorizontalSizeClass.self)
    #expect(overrides.horizontalSizeClass == .unspecified)
    #expect(UITraitCollection(layoutDirection: .rightToLeft)[UITraitLayoutDirection.self] == .rightToLeft)
  }

  @Test func `a bridged key reads the trait of the hosting controller, and what is set around it`() {
    let host = UIHostingController(rootView: Ornamented())
    let width = { (text: String) in
      UIHostingController(rootView: Text(text)).sizeThatFits(in: CGSize(width: 500, height: 500)).width
    }
    #expect(host.sizeThatFits(in: CGSize(width: 500, height: 500)).width == width("plain"))
    host.traitOverrides[Ornament.self] = "a golden frame"
    #expect(host.sizeThatFits(in: CGSize(width: 500, height: 500)).width == width("a golden frame"))
    var environment = EnvironmentValues()
    environment[OrnamentKey.self] = "silver"
    #expect(environment[OrnamentKey.self] == "silver")
  }

  private final class Watcher: UIViewController {
    private(set) var registration: (any UITraitChangeRegistration)?

    override func viewDidLoad() {
      super.viewDidLoad()
      registration = registerForTraitChanges([UITraitUserInterfaceStyle.self, Ornament.self]) {
        (self: Self, previous: UITraitCollection) in
        if previous.userInterfaceStyle != self.traitCollection.userInterfaceStyle { self.title = "changed" }
      }
    }
  }

  @Test func `changes of traits can be registered for, and are never told`() throws {
    let watcher = Watcher()
    watcher.loadViewIfNeeded()
    watcher.unregisterForTraitChanges(try #require(watcher.registration))
    watcher.overrideUserInterfaceStyle = .dark
    #expect(watcher.title == nil)
  }
}
