import Foundation
import Testing
import TouchstoneText

@testable import TouchstoneCore
@testable import TouchstoneUI

@MainActor @Suite struct TextTests {
  private func styled(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> StyledText {
    var environment = EnvironmentValues()
    change(&environment)
    return text.styledText(in: environment)
  }

  @Test func `literal is a key and its markdown counts`() {
    let text = styled(Text("This **is** bold"))
    #expect(text.runs.map(\.text) == ["This ", "is", " bold"])
    // Measured: the bold trait of the body style is semibold.
    #expect(text.runs.map(\.style.font.weight) == [400, 600, 400])
  }

  @Test func `verbatim text and variables stay as typed`() {
    let stars = "**stays**"
    #expect(styled(Text(verbatim: "**stays**")).string == "**stays**")
    #expect(styled(Text(stars)).string == "**stays**")
    #expect(styled(Text("\(stars)")).string == "**stays**")
  }

  // Apple's typography table: body at the large size is 17 points with a pitch of 22.
  @Test func `body is the font of text without one`() {
    let font = styled(Text("x")).runs[0].style.font
    #expect(font.size == 17 && font.linePitch == 22 && font.weight == 400)
  }

  @Test func `text grows with the preferred size`() {
    let font = styled(Text("x")) { $0.dynamicTypeSize = .accessibility5 }.runs[0].style.font
    #expect(font.size == 53 && font.linePitch == 62)
  }

  @Test func `modifier next to the text wins`() {
    let text = styled(Text("x").foregroundColor(.red).foregroundColor(.blue))
    let red = styled(Text("x").foregroundColor(.red))
    #expect(text == red)
  }

  // Apple, "textScale(_:isEnabled:)": the scale is applied to text in the view; if disabled, the text scale is unchanged.
  @Test func `a scale applies to all texts in a view that have none of their own`() {
    func size(_ view: some View) -> CGSize { FrameProbe(view).frames("Text").first?.size ?? .zero }
    let plain = size(Text("Scale"))
    let scaled = size(Text("Scale").textScale(.secondary))
    #expect(scaled.width < plain.width)
    #expect(size(VStack { Text("Scale") }.textScale(.secondary)) == scaled)
    #expect(size(VStack { Text("Scale").textScale(.default) }.textScale(.secondary)) == plain)
    #expect(size(VStack { Text("Scale") }.textScale(.default).textScale(.secondary)) == plain)
    #expect(size(VStack { Text("Scale") }.textScale(.secondary, isEnabled: false)) == plain)
    #expect(size(VStack { Text("Scale") }.textScale(.default, isEnabled: false).textScale(.secondary)) == scaled)
  }

  @Test func `concatenated texts keep their styles`() {
    let text = styled(Text("a").bold() + Text("b").italic())
    #expect(text.runs.map(\.style.font.weight) == [600, 400])
    #expect(text.runs.map(\.style.font.isItalic) == [false, true])
  }

  @Test func `numbers are written in the environments locale`() {
    let text = Text(1234.5, format: .number)
    #expect(styled(text).string == "1,234.5")
    #expect(styled(text) { $0.locale = Locale(identifier: "de_DE") }.string == "1.234,5")
  }

  @Test func `dates are written in the environments zone and calendar`() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(styled(Text(date, style: .date)).string == "January 1, 1970")
    let west = styled(Text(date, style: .date)) { environment in
      environment.timeZone = TimeZone(secondsFromGMT: -3600) ?? .gmt
    }
    #expect(west.string == "December 31, 1969")
  }

  @Test func `time from now stands still`() {
    let now = EnvironmentValues().now
    #expect(styled(Text(now.addingTimeInterval(9_127), style: .timer)).string == "2:32:07")
    #expect(styled(Text(now.addingTimeInterval(7_200), style: .relative)).string == "2 hr")
    // Apple, "Displaying dynamic dates in widgets": dates in the future have a minus sign.
    #expect(styled(Text(now.addingTimeInterval(674), style: .relative)).string == "11 min, 14 sec")
    #expect(styled(Text(now.addingTimeInterval(674), style: .offset)).string == "-11 minutes")
    #expect(styled(Text(now.addingTimeInterval(-7_200), style: .offset)).string == "+2 hours")
  }

  @Test func `intervals of one day show their times alone`() {
    let start = EnvironmentValues().now
    func text(_ seconds: TimeInterval) -> String {
      let spaces: Set<Character> = ["\u{202F}", "\u{2009}"]
      return String(
        styled(Text(start...start.addingTimeInterval(seconds))).string.map { spaces.contains($0) ? " " : $0 })
    }
    #expect(text(7_200) == "9:41 – 11:41 AM")
    #expect(text(86_400) == "1/9/2007, 9:41 AM – 1/10/2007, 9:41 AM")
  }

  @Test func `attributes of a run are its style`() {
    var string = AttributedString("ab")
    if let range = string.range(of: "b") {
      string[range].font = .system(size: 30)
      string[range].underlineStyle = .single
    }
    let runs = styled(Text(string)).runs
    #expect(runs.map(\.style.font.size) == [17, 30])
    #expect(runs.map { $0.style.underline != nil } == [false, true])
  }

  // Measured on Apple's frameworks: fonts of a plain size have no leading, so that texts touch.
  @Test func `texts of a plain size touch`() {
    let probe = FrameProbe(
      VStack {
        Text("a").font(.system(size: 20))
        Text("b").font(.system(size: 20))
      })
    let frames = probe.frames("Text")
    #expect(frames[0].maxY == frames[1].minY)
  }

  // Apple's leading of the body style: 22 − 20.287 = 1.713 points, rounded up to a pixel.
  @Test(arguments: [(CGFloat(1), CGFloat(2)), (2, 2), (3, 2)])
  func `body texts keep their leading`(scale: CGFloat, distance: CGFloat) {
    let probe = FrameProbe(
      VStack {
        Text("a")
        Text("b")
      }, scale: scale)
    let frames = probe.frames("Text")
    #expect(abs(frames[1].minY - frames[0].maxY - distance) < 1e-9)
  }

  // Measured on Apple's frameworks, for fonts of a plain size: 1001/2048 of it below the text, 494/2048 above, and an
  // eighth rounded up to half a point. For 17 points: 8.309 + 2.5 and 4.101 + 2.5.
  @Test(arguments: [
    (CGFloat(8), CGFloat(4.910), CGFloat(2.930)), (13, 8.354, 5.136), (17, 10.809, 6.601), (34, 21.118, 12.701),
  ])
  func `other views keep their distance from text`(size: CGFloat, below: CGFloat, above: CGFloat) {
    let probe = FrameProbe(
      VStack {
        Color.red.frame(width: 10, height: 10)
        Text("a").font(.system(size: size))
        Color.red.frame(width: 10, height: 10)
      })
    let text = probe.frames("Text")[0]
    let boxes = probe.frames("Color")
    #expect(abs(text.minY - boxes[0].maxY - above) < 0.001)
    #expect(abs(boxes[1].minY - text.maxY - below) < 0.001)
  }

  // Measured with SwiftUI on macOS: 432/2048 · 13 + 2, a line of 16 points with its baseline at 13, and 969/2048 · 13 + 2.
  @Test(arguments: [Font.body, .system(size: 13), nil])
  func `a text of macOS is 16 points high, and keeps its distances there`(font: Font?) {
    let column = VStack {
      Color.red.frame(width: 9, height: 9)
      Text("x").font(font)
      Color.red.frame(width: 9, height: 9)
    }
    let probe = FrameProbe(column.environment(\.look, .macOS15), scale: 2)
    let text = probe.frames("Text")[0]
    let boxes = probe.frames("Color")
    #expect(abs(text.minY - boxes[0].maxY - 4.742) < 0.001)
    #expect(text.height == 16)
    #expect(abs(boxes[1].minY - text.maxY - 8.151) < 0.001)
    #expect(abs(probe.size.height - 46.893) < 0.001)
    let line = FrameProbe(Text("x").font(font).environment(\.look, .macOS15), scale: 2)
    #expect(line.root.dimensions(for: .unspecified)[.firstTextBaseline] == 13)
  }

  // Measured with SwiftUI on macOS: 48 and 80 points.
  @Test(arguments: [3, 5]) func `texts of macOS stand on each other without a gap`(count: Int) {
    let column = VStack { ForEach(0..<count, id: \.self) { _ in Text("a") } }
    #expect(FrameProbe(column.environment(\.look, .macOS15), scale: 2).size.height == CGFloat(count) * 16)
  }

  // In a picture recorded by Apple's frameworks, an empty text of 12 points made a column 14 points higher.
  @Test func `an empty text is as high as a line, and has no width`() {
    let probe = FrameProbe(Text("").font(.caption), scale: 2)
    #expect(probe.size == CGSize(width: 0, height: 14.5))
    #expect(FrameProbe(Text(""), scale: 2).size.height == FrameProbe(Text("x"), scale: 2).size.height)
  }
}
