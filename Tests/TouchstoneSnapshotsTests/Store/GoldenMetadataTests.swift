import Testing

@testable import TouchstoneSnapshots

@Suite struct GoldenMetadataTests {
  @Test func `what is written is read`() {
    let metadata = GoldenMetadata(
      tool: "0.1.0", scale: 1.5, strategy: "image",
      ingredients: [
        "a b": GoldenIngredient(version: "1 beta"),
        "é": GoldenIngredient(fontDigest: String(repeating: "0a", count: 32), version: "Version 3"),
      ],
      outline: ViewOutline([.init(depth: 0, name: "Text", frame: .init(x: 0, y: 0.5, width: 40, height: 20))]))
    var expected = metadata
    expected.ingredients = ["a_b": metadata.ingredients["a b"], "_": metadata.ingredients["é"]].compactMapValues { $0 }
    #expect(GoldenMetadata(texts: metadata.texts) == expected)
    #expect(metadata.texts["touchstone:scale"] == "1.5")
  }

  @Test func `a picture is drawn by Touchstone if it names a version and libraries`() {
    let font = ["Inter.ttf": GoldenIngredient(fontDigest: String(repeating: "a", count: 64), version: "1")]
    let library = ["cairo": GoldenIngredient(version: "1.16.0")]
    #expect(GoldenMetadata(tool: "0.1.0", ingredients: library).isDrawn)
    #expect(GoldenMetadata(tool: "9.9.9", ingredients: library.merging(font) { $1 }).isDrawn)
    #expect(!GoldenMetadata(tool: "0.1.0").isDrawn)
    #expect(!GoldenMetadata(tool: "0.1.0", ingredients: font).isDrawn)
    #expect(!GoldenMetadata(ingredients: library).isDrawn)
  }

  @Test func `pictures are drawn alike with the same libraries and shared fonts, by whichever version`() {
    func made(_ tool: String?, _ cairo: String?, fonts: [String: Character] = [:]) -> GoldenMetadata {
      var all = fonts.mapValues { GoldenIngredient(fontDigest: String(repeating: $0, count: 64), version: "1") }
      if let cairo { all["cairo"] = GoldenIngredient(version: cairo) }
      return GoldenMetadata(tool: tool, ingredients: all)
    }
    let golden = made("1.0", "1.16", fonts: ["Inter.ttf": "a", "Mono.ttf": "b"])
    for other in [
      golden, made("1.0", "1.16", fonts: ["Inter.ttf": "a"]), made("1.1", "1.16", fonts: ["Serif.ttf": "c"]),
    ] { #expect(golden.isDrawn(like: other), "\(other)") }
    for other in [
      made("1.0", "1.18", fonts: ["Inter.ttf": "a"]), made("1.0", "1.16", fonts: ["Inter.ttf": "f"]),
      made("1.0", nil, fonts: ["Inter.ttf": "a"]),
    ] { #expect(!golden.isDrawn(like: other), "\(other)") }
    #expect(!made(nil, "1.16").isDrawn(like: made(nil, "1.16")))
  }

  @Test func `files of others have none`() {
    #expect(GoldenMetadata(texts: ["Software": "Paint"]) == nil)
    #expect(GoldenMetadata(texts: [:]) == nil)
  }

  @Test(arguments: ["1e300", "inf", "nan", "0", "-2"]) func `a scale that no picture has is not believed`(
    scale: String
  ) {
    #expect(GoldenMetadata(texts: ["Software": "Touchstone 0.1.0", "touchstone:scale": scale])?.scale == nil)
  }
}
