import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// What gauges show. Apple publishes no sizes; the tests hold what its documentation says in words.
@MainActor @Suite struct GaugePictureTests {
  private func picture<Content: View>(_ content: Content) throws -> CGImage {
    try #require(ImageRenderer(content: content).cgImage)
  }

  private func isRed(_ image: CGImage, _ x: Int, _ y: Int) -> Bool {
    image.bitmap[x, y] == (blue: 0, green: 0, red: 255, alpha: 255)
  }

  private let red = Color(red: 1, green: 0, blue: 0)

  // "linearCapacity: a gauge style that displays bar that fills from leading to trailing edges as the gauge's current
  // value moves from its minimum to its maximum."
  @Test func `capacity bar fills from the leading edge`() throws {
    let gauge = Gauge(value: 30, in: 20...40) { EmptyView() }.tint(red).frame(width: 100)
    let image = try picture(gauge)
    let y = image.height / 2
    #expect(isRed(image, 3, y) && isRed(image, 45, y))
    #expect(!isRed(image, 55, y) && !isRed(image, 96, y))
    let mirrored = try picture(gauge.environment(\.layoutDirection, .rightToLeft))
    #expect(isRed(mirrored, 96, y) && !isRed(mirrored, 45, y))
  }

  // Human Interface Guidelines, "Gauges": "Consider filling the path with a gradient."
  @Test func `gradient runs along the bar`() throws {
    let stops = [
      Gradient.Stop(color: red, location: 0.5), .init(color: Color(red: 0, green: 0, blue: 1), location: 0.5),
    ]
    let gauge = Gauge(value: 1) { EmptyView() }.tint(Gradient(stops: stops)).frame(width: 100)
    for image in [try picture(gauge), try picture(gauge.gaugeStyle(.accessoryLinear))] {
      let y = image.height / 2
      #expect(isRed(image, 20, y) && isRed(image, 45, y))
      #expect(image.bitmap[60, y] == (blue: 255, green: 0, red: 0, alpha: 255))
    }
  }

  // "accessoryCircular: an open ring with a marker that appears at a point along the ring."
  @Test func `ring is open below and keeps its colour on both sides of the marker`() throws {
    let image = try picture(Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircular).tint(red))
    let side = image.width
    #expect(image.height == side)
    #expect(isRed(image, 3, side / 2) && isRed(image, side - 4, side / 2))
    #expect(image.bitmap[side / 2, side - 4].alpha == 0)
    #expect(image.bitmap[side / 2, 3] == (blue: 0, green: 0, red: 0, alpha: 255))
  }

  // "accessoryCircularCapacity: a closed ring that's partially filled in to indicate the gauge's current value."
  @Test func `closed ring fills clockwise from the top`() throws {
    let image = try picture(Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity).tint(red))
    #expect(isRed(image, image.width - 4, image.height / 2))
    #expect(!isRed(image, 3, image.height / 2) && image.bitmap[3, image.height / 2].alpha > 0)
  }

  @Test func `own style gets the value from zero to one and the labels`() throws {
    struct Plain: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Color.red.frame(width: configuration.value * 100, height: 10)
          configuration.maximumValueLabel
          configuration.currentValueLabel
        }
      }
    }
    let block = Color.blue.frame(width: 7, height: 7)
    let gauge = Gauge(value: 2.5, in: 0...10) {
      EmptyView()
    } currentValueLabel: {
      block
    } minimumValueLabel: {
      block
    } maximumValueLabel: {
      block
    }
    let image = try picture(gauge.gaugeStyle(Plain()))
    #expect(image.width == 25 + 14)
  }

  @Test func `values outside the range and empty ranges stop at the ends`() throws {
    for (value, range) in [(9.0, 0...1.0), (-1, 0...1), (.nan, 0...1), (1, 1...1)] as [(Double, ClosedRange<Double>)] {
      let image = try picture(Gauge(value: value, in: range) { EmptyView() }.tint(red).frame(width: 50))
      #expect(isRed(image, 25, image.height / 2) == (value == 9))
    }
  }
}
