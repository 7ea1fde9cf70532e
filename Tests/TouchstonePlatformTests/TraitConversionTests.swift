import SwiftUI
import Testing
import UIKit

// UIKit: unspecified traits have no value in SwiftUI.
@Suite struct TraitConversionTests {
  @Test func `values of traits become those of views`() {
    #expect(ColorScheme(UIUserInterfaceStyle.dark) == .dark)
    #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
    #expect(ColorSchemeContrast(UIAccessibilityContrast.high) == .increased)
    #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.rightToLeft) == .rightToLeft)
    #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.unspecified) == nil)
    #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass.compact) == .compact)
    #expect(DynamicTypeSize(UIContentSizeCategory.extraExtraLarge) == .xxLarge)
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
    #expect(ContentSizeCategory(UIContentSizeCategory.accessibilityMedium) == .accessibilityMedium)
    #expect(TextInputAutocapitalization(UITextAutocapitalizationType.words) == .words)
  }

  @Test func `content is elevated if its traits say so`() {
    #expect(UITraitCollection.current.userInterfaceLevel == .base)
    #expect(UITraitCollection().userInterfaceLevel == .unspecified)
    let elevated = UITraitCollection(userInterfaceLevel: .elevated)
    #expect(UITraitCollection(traitsFrom: [elevated, .init(displayScale: 2)]).userInterfaceLevel == .elevated)
  }
}
