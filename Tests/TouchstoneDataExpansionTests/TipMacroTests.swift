import Testing
import TouchstoneSyntax

@testable import TouchstoneDataExpansion
@testable import TouchstoneExpansion

struct TipMacroTests {
  @Test(arguments: [
    ("#Rule(Self.$isOn) { $0 == true }", "(Self.$isOn) { $0 == true }"),
    ("#TipKit.Rule(Self.opened) {\n  $0.donations.count > 3\n}", "(Self.opened) {\n  $0.donations.count > 3\n}"),
  ])
  func `a rule has the inputs and the condition of the macro`(source: String, arguments: String) throws {
    #expect(try RuleMacro.expansion(of: .of(source, nil)) == "TipKit.Tips.Rule" + arguments)
  }

  @Test func `a rule without inputs is explained`() {
    let error = #expect(throws: SourceError.self) { try RuleMacro.expansion(of: .of("#Rule", nil)) }
    #expect(error?.message == "#Rule needs an event or a parameter, and a condition.")
  }

  @Test(arguments: [
    ("@Parameter static var isOn: Bool = false", "<Bool>(wrappedValue: false)"),
    ("@Parameter(.transient) public static var count = 3", "(wrappedValue: 3)"),
  ])
  func `a parameter is a constant beside its variable`(source: String, call: String) throws {
    let name = source.contains("isOn") ? "isOn" : "count"
    #expect(
      try TipParameterMacro.expansion(of: .of(source, .peer)) == "static let $\(name) = TipKit.Tips.Parameter\(call)")
    #expect(try TipParameterMacro.expansion(of: .of(source, .accessor)).contains("$\(name).wrappedValue = newValue"))
  }

  @Test(arguments: ["@Parameter var a = 1", "@Parameter static let a = 1", "@Parameter static var a: Int"])
  func `misuse is explained`(source: String) {
    let error = #expect(throws: SourceError.self) { try TipParameterMacro.expansion(of: .of(source, .peer)) }
    #expect(error?.message == "@Parameter needs a variable of the type with a value: “static var a = false”.")
  }
}
