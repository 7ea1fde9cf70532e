import Foundation
import Testing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct ProgressViewTests {
  private struct Probe: ProgressViewStyle {
    let report: (Double?) -> Void

    func makeBody(configuration: Configuration) -> some View {
      report(configuration.fractionCompleted)
      return Color.red.frame(width: 1, height: 1)
    }
  }

  @Test(arguments: [(-10.0, 0.0), (0, 0), (25, 0.25), (100, 1), (500, 1)])
  func `an interval has passed as far as the environment's date says`(seconds: Double, passed: Double) {
    let start = Date(timeIntervalSince1970: 1_000)
    var shares: [Double?] = []
    let bars = VStack {
      ProgressView(timerInterval: start...start.addingTimeInterval(100), countsDown: false)
      ProgressView(timerInterval: start...start.addingTimeInterval(100))
    }
    .progressViewStyle(Probe { shares.append($0) })
    let renderer = ImageRenderer(content: bars.environment(\.now, start.addingTimeInterval(seconds)))
    _ = renderer.cgImage
    #expect(shares == [passed, 1 - passed])
  }
}
