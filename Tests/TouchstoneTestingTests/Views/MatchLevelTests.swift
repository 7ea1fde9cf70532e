import Foundation
import Testing
import TouchstoneRenderer
import TouchstoneTesting
import TouchstoneUI

@testable import TouchstoneSnapshots

private struct Tile: View {
  var title = "Wind"
  var value = "12 km/h"
  var font = Font.body
  var color = Color.blue
  var background = Color.gray
  var isWide = false
  var hasDot = true
  var dotOffset: CGFloat = 0
  var radius: CGFloat = 8
  var opacity = 1.0
  var isBlurred = false
  var photo: Image?
  var saturation = 1.0
  var isValueShown = true
  var valueOpacity = 1.0
  var valueOffset: CGFloat = 0
  var isItalic = false
  var gradient = [Color.black, .red]
  var mask = [Color.black, .clear]
  var shadow = Color.black

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        if hasDot { Circle().fill(color).frame(width: 10, height: 10).offset(x: dotOffset) }
        Text(title).font(font)
        Spacer()
      }
      Text(value).italic(isItalic).opacity(opacity)
      if isValueShown { Text("Gusts").opacity(valueOpacity).offset(y: valueOffset) }
      LinearGradient(colors: gradient, startPoint: .leading, endPoint: .trailing).frame(width: 30, height: 3)
      Rectangle().frame(width: 30, height: 3)
        .mask { LinearGradient(colors: mask, startPoint: .leading, endPoint: .trailing) }
      Circle().frame(width: 4, height: 4).shadow(color: shadow, radius: 2)
      if let photo { photo.resizable().frame(width: 20, height: 20) }
      Capsule().fill(color.gradient).frame(width: isWide ? 60 : 40, height: 4).blur(radius: isBlurred ? 1 : 0)
    }
    .padding(8)
    .frame(width: 160, height: 140, alignment: .topLeading)
    .background(background, in: .rect(cornerRadius: radius))
    .saturation(saturation)
  }
}

/// A picture of one colour, with 4 × 4 pixels.
@MainActor private func photo(_ gray: Double) -> Image {
  let renderer = ImageRenderer(content: Color(white: gray).frame(width: 4, height: 4))
  return renderer.cgImage.map { Image(decorative: $0, scale: 1) } ?? Image(systemName: "xmark")
}

/// Pictures that need not show the same as their goldens.
@MainActor @Suite struct MatchLevelTests {
  /// Whether a tile matches the golden of another one.
  private func matches(_ level: MatchLevel?, _ tile: Tile, was golden: Tile = Tile()) -> Bool {
    compare(tile, .image(match: level), withGoldenOf: golden, .image(match: level)).result.verdict == .passed
  }

  /// What differs between two tiles, by name.
  private var changes: [(name: String, tile: Tile, was: Tile)] {
    var changes = [
      ("colour", Tile(color: .red), Tile()), ("background", Tile(background: .yellow), Tile()),
      ("short text", Tile(title: "Rain"), Tile()), ("value", Tile(value: "9 km/h"), Tile()),
      ("font", Tile(font: .headline), Tile()), ("larger font", Tile(font: .title), Tile()),
      ("width", Tile(isWide: true), Tile()), ("no dot", Tile(hasDot: false), Tile()),
      ("moved drawing", Tile(dotOffset: 3), Tile()), ("corners", Tile(radius: 20), Tile()),
      ("opacity", Tile(opacity: 0.5), Tile()), ("blur", Tile(isBlurred: true), Tile()),
      ("clear", Tile(color: .clear), Tile()), ("saturation", Tile(saturation: 0.2), Tile()),
    ]
    changes += [
      ("vanished text", Tile(valueOpacity: 0), Tile()), ("moved text", Tile(valueOffset: 9), Tile()),
      ("removed text", Tile(isValueShown: false), Tile()), ("italics", Tile(isItalic: true), Tile()),
      ("gradient", Tile(gradient: [.blue, .green]), Tile()),
      ("clear gradient", Tile(gradient: [.clear, .clear]), Tile()),
      ("mask", Tile(mask: [.clear, .black]), Tile()), ("shadow", Tile(shadow: .red), Tile()),
    ]
    changes.append(("pixels of a photo", Tile(photo: photo(0.2)), Tile(photo: photo(0.8))))
    changes.append(("photo", Tile(photo: photo(0.2)), Tile()))
    return changes
  }

  @Test func `each level tolerates what it is named after, and nothing else`() {
    let tolerated: [MatchLevel: Set<String>] = [
      .ignoringColors: ["colour", "background", "gradient", "shadow"],
      .ignoringText: ["short text", "value"],
      .layout: [
        "colour", "background", "short text", "value", "font", "corners", "opacity", "blur", "moved drawing", "clear",
        "saturation", "pixels of a photo", "vanished text", "moved text", "italics", "gradient", "clear gradient",
        "mask",
        "shadow",
      ],
    ]
    for level in MatchLevel.allCases {
      for change in changes {
        let isTolerated = tolerated[level]?.contains(change.name) == true
        #expect(matches(level, change.tile, was: change.was) == isTolerated, "\(level): \(change.name)")
      }
    }
    for change in changes { #expect(!matches(nil, change.tile, was: change.was), "\(change.name)") }
  }

  @Test func `a picture of another size differs at each level`() {
    for level in MatchLevel.allCases {
      let outcome = compare(
        Text("Hi").padding(10), .image(match: level), withGoldenOf: Text("Hi").padding(12), .image(match: level))
      #expect(outcome.result.reason == .size)
    }
  }

  @Test func `a golden without the level does not match, and says so`() {
    for level in [nil, MatchLevel.layout] {
      let outcome = compare(
        Tile(color: .red), .image(match: .ignoringColors), withGoldenOf: Tile(), .image(match: level))
      #expect(outcome.result.verdict == .failed)
      let note = "the golden was not recorded with `match: .ignoringColors`: record it again."
      #expect(outcome.result.message?.contains(note) == true, "\(outcome.result.message ?? "")")
    }
  }

  @Test func `a failure says how it was compared, and what became of the views`() {
    let outcome = compare(
      Tile(color: .red, isWide: true), .image(match: .ignoringColors), withGoldenOf: Tile(),
      .image(match: .ignoringColors))
    let message = outcome.result.message ?? ""
    #expect(message.contains("more differs than `match: .ignoringColors` allows"), "\(message)")
    #expect(message.contains("size 40 × 4 → 60 × 4 in Tile"), "\(message)")
  }

  @Test func `what passes is noted`() {
    let outcome = compare(
      Tile(color: .red), .image(match: .ignoringColors), withGoldenOf: Tile(), .image(match: .ignoringColors))
    #expect(outcome.result.comparison?.isMatch == true)
    #expect(outcome.result.comparison?.comparer.hasSuffix(", match: .ignoringColors") == true)
    #expect((outcome.result.comparison?.pixels ?? 0) > 0)
  }
}
