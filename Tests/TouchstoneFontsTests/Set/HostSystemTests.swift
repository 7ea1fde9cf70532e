import Testing

@testable import TouchstoneFonts

@Suite struct HostSystemTests {
  @Test func `Linux keeps fonts and caches where the XDG specification says`() {
    let plain = ["HOME": "/home/ada"]
    #expect(HostSystem.linux.fontCache(plain) == "/home/ada/.cache/touchstone/fonts")
    #expect(
      HostSystem.linux.fontFolders(plain) == [
        "/usr/share/fonts", "/usr/local/share/fonts", "/home/ada/.local/share/fonts", "/home/ada/.fonts",
      ])
    let xdg = ["HOME": "/home/ada", "XDG_CACHE_HOME": "/c", "XDG_DATA_HOME": "/d"]
    #expect(HostSystem.linux.fontCache(xdg) == "/c/touchstone/fonts")
    #expect(HostSystem.linux.fontFolders(xdg).contains("/d/fonts"))
  }

  @Test func `macOS keeps them in the libraries`() {
    let environment = ["HOME": "/Users/ada"]
    #expect(HostSystem.macOS.fontCache(environment) == "/Users/ada/Library/Caches/touchstone/fonts")
    #expect(HostSystem.macOS.fontFolders(environment).contains("/Users/ada/Library/Fonts"))
    #expect(HostSystem.macOS.fontFolders(environment).contains("/Library/Fonts"))
  }

  @Test func `Windows keeps them in the folders that its variables name`() {
    let environment = ["LOCALAPPDATA": "C:\\Users\\ada\\AppData\\Local", "WINDIR": "D:\\Windows"]
    #expect(HostSystem.windows.fontCache(environment) == "C:\\Users\\ada\\AppData\\Local/touchstone/fonts")
    #expect(
      HostSystem.windows.fontFolders(environment) == [
        "D:\\Windows/Fonts", "C:\\Users\\ada\\AppData\\Local/Microsoft/Windows/Fonts",
      ])
  }

  @Test(arguments: HostSystem.allCases)
  func `the cache can be named, and without a home there is none`(host: HostSystem) {
    #expect(host.fontCache(["TOUCHSTONE_FONT_CACHE": "/fonts", "HOME": "/h", "LOCALAPPDATA": "/l"]) == "/fonts")
    #expect(host.fontCache(["HOME": ""]) == nil)
  }
}
