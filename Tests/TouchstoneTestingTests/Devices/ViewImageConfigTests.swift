import Foundation
import Testing
import TouchstoneUI

@testable import TouchstoneTesting

/// Values from swift-snapshot-testing's table of devices.
@Suite struct ViewImageConfigTests {
  private func text(_ config: ViewImageConfig) -> String {
    let (size, area) = (config.size ?? .zero, config.safeArea)
    func letter(_ sizeClass: UIUserInterfaceSizeClass) -> String {
      sizeClass == .regular ? "r" : sizeClass == .compact ? "c" : "-"
    }
    let classes = "\(letter(config.traits.horizontalSizeClass))/\(letter(config.traits.verticalSizeClass))"
    let numbers = [size.width, size.height, area.top, area.left, area.bottom, area.right].map { "\(Int($0))" }
    return "\(numbers[0])×\(numbers[1]) \(numbers[2...].joined(separator: ",")) \(classes)"
  }

  @Test func phones() {
    #expect(text(.iPhoneSe) == "320×568 20,0,0,0 c/r")
    #expect(text(.iPhoneSe(.landscape)) == "568×320 0,0,0,0 c/c")
    #expect(text(.iPhone8) == "375×667 20,0,0,0 c/r")
    #expect(text(.iPhone8Plus) == "414×736 20,0,0,0 c/r")
    #expect(text(.iPhone8Plus(.landscape)) == "736×414 0,0,0,0 r/c")
    #expect(text(.iPhoneX(.portrait)) == "375×812 44,0,34,0 c/r")
    #expect(text(.iPhoneX(.landscape)) == "812×375 0,44,24,44 c/c")
    #expect(text(.iPhoneXsMax) == "414×896 44,0,34,0 c/r")
    #expect(text(.iPhoneXr) == "414×896 44,0,34,0 c/r")
    #expect(text(.iPhoneXsMax(.landscape)) == "896×414 0,44,24,44 r/c")
    #expect(text(.iPhoneXr(.landscape)) == "896×414 0,44,24,44 r/c")
    #expect(text(.iPhone12) == "390×844 47,0,34,0 c/r")
    #expect(text(.iPhone13) == "390×844 47,0,34,0 c/r")
    #expect(text(.iPhone13(.landscape)) == "844×390 0,47,21,47 c/c")
    #expect(text(.iPhone12ProMax) == "428×926 47,0,34,0 c/r")
    #expect(text(.iPhone13ProMax) == "428×926 47,0,34,0 c/r")
    #expect(text(.iPhone12Pro(.landscape)) == "844×390 0,47,21,47 c/c")
    #expect(text(.iPhone13ProMax(.landscape)) == "926×428 0,47,21,47 r/c")
    #expect(text(.iPhone13Mini) == "375×812 50,0,34,0 c/r")
    #expect(text(.iPhone13Mini(.landscape)) == "812×375 0,50,21,50 c/c")
    #expect(text(.iPhone16Pro) == "402×874 62,0,34,0 c/r")
  }

  @Test func tablets() {
    #expect(text(.iPadMini) == "1024×768 20,0,0,0 r/r")
    #expect(text(.iPadMini(.portrait)) == "768×1024 20,0,0,0 r/r")
    #expect(text(.iPadMini(.landscape(splitView: .oneThird))) == "320×768 20,0,0,0 c/r")
    #expect(text(.iPad9_7(.landscape(splitView: .oneHalf))) == "507×768 20,0,0,0 c/r")
    #expect(text(.iPad9_7(.landscape(splitView: .twoThirds))) == "694×768 20,0,0,0 r/r")
    #expect(text(.iPad10_2(.portrait(splitView: .oneThird))) == "320×1080 20,0,0,0 c/r")
    #expect(text(.iPadPro10_5(.portrait(splitView: .twoThirds))) == "504×1112 20,0,0,0 c/r")
    #expect(text(.iPadPro11) == "1194×834 24,0,20,0 r/r")
    #expect(text(.iPadPro11(.landscape(splitView: .oneThird))) == "375×834 24,0,20,0 c/r")
    #expect(text(.iPadPro12_9(.landscape(splitView: .oneHalf))) == "678×1024 20,0,0,0 r/r")
    #expect(text(.iPadPro12_9(.landscape(splitView: .oneThird))) == "375×1024 20,0,0,0 c/r")
  }

  @Test func televisions() {
    #expect(text(.tv) == "1920×1080 60,90,60,90 -/-")
    #expect(text(.tv4K) == "3840×2160 120,180,120,180 -/-")
  }

  /// - Source: swift-snapshot-testing: every phone and tablet has `preferredContentSizeCategory: .medium`.
  @Test func `devices draw text of the size medium`() {
    for config in [ViewImageConfig.iPhone8, .iPhone13(.landscape), .iPadPro11, .iPadMini(.portrait)] {
      #expect(config.traits.preferredContentSizeCategory == .medium)
    }
    #expect(ViewImageConfig.tv.traits.preferredContentSizeCategory == .unspecified)
  }

  @Test func `later traits count and nothing is said twice`() {
    let traits = UITraitCollection(traitsFrom: [
      .init(userInterfaceStyle: .dark), .init(displayScale: 3), .init(userInterfaceStyle: .light),
      .init(displayScale: 0),
    ])
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.displayScale == 3)
    #expect(UITraitCollection.iPhoneX(.landscape) == ViewImageConfig.iPhoneX(.landscape).traits)
  }

  @Test func `every type size has its own`() {
    let sizes = UIContentSizeCategory.allCases.compactMap(\.dynamicTypeSize)
    #expect(sizes.count == 12)
    #expect(sizes == sizes.sorted())
  }
}
