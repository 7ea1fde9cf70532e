import SwiftUI
import Testing
import TouchstoneReport
import TouchstoneTestSupport

@testable import TouchstoneTesting

@MainActor
struct LookConditionsTests {
  /// Says what a device gives to its views.
  private struct Surroundings: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
      GeometryReader { proxy in
        let insets = proxy.safeAreaInsets
        Text("\(sizeClass == .regular ? "regular" : "compact") \(Int(insets.top)) \(Int(insets.bottom))")
      }
    }
  }

  private func answer(to conditions: [LookRequest.Condition: String]) throws -> LookAnswer {
    try withTemporaryFolder { folder in
      var request = LookRequest(name: "A", folder: folder.path)
      request.conditions = conditions
      return LookDrawing(request: request)
        .answer(ViewPicture(layout: .sizeThatFits, traits: UITraitCollection())) { _ in Surroundings() }
    }
  }

  /// - Source: Apple, Human Interface Guidelines, "Layout": iPads have regular widths, and iPhones in portrait compact ones.
  @Test(arguments: [("iPad Pro (11-inch)", "regular 24 20"), ("iPhone 15", "compact 59 34")])
  func `another size of a device keeps its size class and safe area`(
    device: String, surroundings: String
  ) throws {
    let screen = try answer(to: [.device: device])
    let tall = try answer(to: [.device: device, .size: "500x2400"])
    for answer in [screen, tall] {
      #expect(answer.problem == nil && answer.badOption == nil)
      #expect(answer.views.compactMap(\.text) == [surroundings])
    }
    #expect([tall.width, tall.height] == [500, 2400])
    #expect(screen.width != 500 && screen.height < 2400)
  }

  @Test func `a size without a device is all that a view has`() throws {
    let plain = try answer(to: [.size: "500x2400"])
    #expect([plain.width, plain.height] == [500, 2400])
    #expect(plain.views.compactMap(\.text).allSatisfy { $0.hasSuffix(" 0 0") } && !plain.views.isEmpty)
  }
}
