import Testing
import TouchstoneAssets

@Suite struct AssetNameTests {
  /// - Source: files that Xcode 15 and 16 generated, in public repositories.
  @Test(arguments: [
    ("AccentColor", "accent"), ("BGColorOne", "bgColorOne"), ("color_000000", "color000000"),
    ("color_24292B", "color24292B"),
    ("color_FF453A", "colorFF453A"), ("292C38", "_292_C_38"), ("2B3041", "_2_B_3041"), ("34394D", "_34394_D"),
    ("4AB3FF", "_4_AB_3_FF"), ("121212", "_121212"), ("A2D8FF", "A_2_D_8_FF"), ("DCAC00", "DCAC_00"),
    ("ECEAFB", "ECEAFB"),
    ("c50000", "c50000"), ("disabledButtonColor", "disabledButton"), ("secondaryColor", "secondary"),
    ("detail_background", "detailBackground"),
  ])
  func `names of colours are those of Xcode`(name: String, symbol: String) throws {
    #expect(try constant(.color, name) == symbol)
  }

  /// - Source: as above.
  @Test(arguments: [
    ("AppIconImage", "appIcon"), ("AllSetImage", "allSet"), ("wexlo_chat_send_image", "wexloChatSend"), ("1", "_1"),
    ("0b3b21ff27f67b9e5821e5ffee7366c5", "_0B3B21Ff27F67B9E5821E5Ffee7366C5"),
    ("a9d6f577358d6cc2328548b9b5dd8f2f", "a9D6F577358D6Cc2328548B9B5Dd8F2F"), ("download (10)", "download10"),
    ("BMW", "BMW"), ("M", "M"), ("M-stadt", "mStadt"), ("TLS2016", "TLS_2016"), ("TLSold", "tlSold"),
    ("A-1-1-0", "A_1_1_0"),
    ("AL-0", "AL_0"), ("ironMaiden2", "ironMaiden2"), ("folder-36pt", "folder36Pt"),
    ("ic_pause_black_36", "icPauseBlack36"),
    ("GetStartedBG", "getStartedBG"), ("pro plan", "proPlan"), ("tab4_sel", "tab4Sel"), ("textIcon", "textIcon"),
  ])
  func `names of images are those of Xcode`(name: String, symbol: String) throws {
    #expect(try constant(.image, name) == symbol)
  }

  @Test func `names of folders are those of types`() {
    let names = ["iconPreviews", "GameUI", "BackgroundLevels", "tab bar", "UI", "2x", "Type", "🎨"]
    #expect(
      names.map { AssetName($0).type } == [
        "IconPreviews", "GameUI", "BackgroundLevels", "TabBar", "UI", "_2X", "`Type`", "",
      ])
  }

  /// The constant that is declared for a set.
  private func constant(_ kind: AssetFolder.Kind, _ name: String) throws -> String {
    let source = AssetSymbols.source(of: AssetFolder([kind: [name]]), modules: ["SwiftUI"])
    let line = try #require(source.split(separator: "\n").first { $0.contains("static let") })
    return String(try #require(line.split(separator: " ").dropFirst(2).first))
  }
}
