import Testing
import TouchstoneSyntax

@testable import TouchstoneDataExpansion
@testable import TouchstoneExpansion

struct PersistedPropertyMacroTests {
  @Test(arguments: [
    ("var x: Int", ": TouchstoneData._Stored<Int>"),
    ("var x = 1", " = TouchstoneData._Stored(1)"),
    ("private(set) var x: [Int] = []", ": TouchstoneData._Stored<[Int]> = TouchstoneData._Stored([])"),
    ("var x: Int?", ": TouchstoneData._Stored<Int?> = TouchstoneData._Stored(nil)"),
    ("var x: Optional<Int>", ": TouchstoneData._Stored<Optional<Int>> = TouchstoneData._Stored(nil)"),
    ("var x: Int!", ": TouchstoneData._Stored<Int?> = TouchstoneData._Stored(nil)"),
  ])
  func `storage has the type and the value of the variable`(source: String, declaration: String) throws {
    #expect(
      try PersistedPropertyMacro.expansion(of: .of(source, .peer)) == "nonisolated(unsafe) private var _x" + declaration
    )
  }

  @Test func `accessors initialise, observe and load`() throws {
    let accessors = try PersistedPropertyMacro.expansion(of: .of("var `in`: Int", .accessor))
    #expect(accessors.contains("@storageRestrictions(initializes: _in)"))
    #expect(accessors.contains("_$read(\\.`in`)"))
    #expect(accessors.contains("_$write(\\.`in`, \\._in, \"in\", newValue)"))
  }

  @Test func `observers are refused where they are`() throws {
    let error = #expect(throws: SourceError.self) {
      try PersistedPropertyMacro.expansion(of: .of("var x = 1 { didSet {} }", .accessor))
    }
    #expect(error?.offset == 10)
    #expect(error?.message.contains(".onChange(of:)") == true)
  }
}
