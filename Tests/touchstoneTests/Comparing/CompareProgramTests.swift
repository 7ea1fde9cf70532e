import Testing

/// The program of the command alone, beside the whole tool.
struct CompareProgramTests {
  private let folder: CompareFolder

  init() throws {
    folder = try CompareFolder()
    try folder.picture("a.png", square: 4)
    try folder.picture("b.png", square: 20)
    _ = try folder.run("cp a.png same.png; echo one > a.txt; echo two > b.txt")
  }

  @Test(arguments: [
    ("a.png same.png", 0), ("a.png b.png", 1), ("a.png b.png --json", 1), ("a.txt b.txt", 1), ("a.png nowhere.png", 2),
    ("a.png", 2), ("a.png b.png --metric best", 2), ("--help", 0), ("--version", 0),
  ])
  func `touchstone-compare prints what touchstone compare prints, and exits with its status`(
    arguments: String, status: Int32
  ) throws {
    let alone = try folder.run("touchstone-compare \(arguments)")
    let whole = try folder.run("touchstone compare \(arguments)")
    #expect(alone.status == status && whole.status == status)
    #expect(!alone.output.isEmpty || !alone.errors.isEmpty)
    #expect(alone.output.replacing("touchstone-compare", with: "touchstone compare") == whole.output)
    #expect(alone.errors.replacing("touchstone-compare", with: "touchstone compare") == whole.errors)
  }

  @Test(arguments: ["touchstone compare", "touchstone-compare"])
  func `a standard input that is closed is empty, and its number goes to no other file`(program: String) throws {
    let closed = try folder.run("\(program) - b.png <&-")
    let empty = try folder.run("\(program) - b.png </dev/null")
    #expect(closed.status == 2 && closed.errors.hasPrefix("standard input"))
    #expect(closed.errors == empty.errors)
  }

  @Test func `touchstone-compare loads no library for networks or drawing`() throws {
    let libraries = try folder.run("ldd '\(CompareFolder.tool)-compare'")
    #expect(libraries.status == 0 && libraries.output.contains("libpng"))
    for name in ["Networking", "libcairo", "libharfbuzz", "libcurl"] { #expect(!libraries.output.contains(name)) }
  }
}
