import ArgumentParser
import Testing
import TouchstoneReport

@testable import touchstone

struct LookOptionsTests {
  @Test func `conditions are what the options say`() throws {
    let words = [
      "Card", "--device", "iPhone 15", "--dark", "--rtl", "--type-size=accessibility3", "--moment", "300", "--locale",
      "de",
    ]
    let look = try Look.parse(words)
    #expect(
      look.state.conditions == [
        .device: "iPhone 15", .colorScheme: "dark", .direction: "rightToLeft", .typeSize: "accessibility3",
        .moment: "300", .locale: "de",
      ])
    // The words that ask again mean the same.
    let again = try Look.parse(["Card"] + look.state.words(steps: []))
    #expect(again.state.conditions == look.state.conditions)
  }

  @Test func `steps keep their order, whatever their kinds`() throws {
    let words = ["look", "Card", "--tap", "Add", "--type=Name=Ada = Lovelace", "--tap=Save", "--select", "Size=Large"]
    let steps = try LookOptions.steps(in: words)
    let expected = [
      LookRequest.Step(.tap, "Add"), .init(.type, "Name", value: "Ada = Lovelace"), .init(.tap, "Save"),
      .init(.select, "Size", value: "Large"),
    ]
    #expect(steps == expected)
    let options = try Look.parse(Array(words.dropFirst())).state
    #expect(try LookOptions.steps(in: options.words(steps: steps)) == expected)
  }

  @Test func `a name behind two dashes is no step`() throws {
    #expect(try LookOptions.steps(in: ["look", "--", "--tap", "Add"]).isEmpty)
  }

  @Test(arguments: [["--type", "Name"], ["--select", "=Large"]]) func `typing needs a view and a text`(words: [String])
  {
    #expect(throws: ValidationError.self) { try LookOptions.steps(in: words) }
  }

  @Test(arguments: [
    ["--at", "1,2"], ["--view", "2"], ["Card", "--at", "1"], ["Card", "--at", "1,x"], ["Card", "--at", "inf,1"],
    ["Card", "--at", "nan,1"], ["Card", "--at", "1e300,0"], ["Card", "--at=0,-1e7"],
    ["Card", "--timeout", "0"],
  ])
  func `a point has two numbers and needs a view`(words: [String]) {
    #expect(throws: (any Error).self) { try Look.parse(words) }
  }

  @Test(arguments: [
    "--dark", "--rtl", "--device=iPhone 15", "--size=1x1", "--moment=3", "--tap=A", "--type=A=b", "--select=A=b",
    "--long-press=A", "--press=A", "--focus=A", "--swipe=A", "--submit=A", "--show=tree", "--no-audits",
    "--against=HEAD",
  ])
  func `an option of a view is not passed over where there is no view`(option: String) throws {
    #expect(throws: (any Error).self) { try Look.parse(["--json", option]) }
    #expect(throws: Never.self) { try Look.parse(["Card", "--json", option]) }
    #expect(throws: Never.self) { try Look.parse(["--json", "--all", "--package=.", "--timeout=5"]) }
  }

  @Test(arguments: ["--at 1", "--time-out 5", "--type Name", "--view x"])
  func `a mistake in the options is an answer in JSON, where that is asked for`(options: String) throws {
    let folder = try CompareFolder()
    let answer = try folder.run("touchstone look Card --json \(options)")
    #expect(answer.status == ExitCode.validationFailure.rawValue && answer.errors.isEmpty, "\(answer)")
    #expect(answer.output.hasPrefix("{") && answer.output.contains(#""error":"option""#), "\(answer.output)")
    #expect(try folder.run("touchstone look Card \(options)").output.isEmpty)
  }

  @Test func `a wrong option has one status, whoever reads it, and the help says which`() {
    #expect(LookFailure.badOption("“Nokia” is not a device.").status == .validationFailure)
    #expect(LookFailure.other("no").status == .failure)
    let help = Look.helpMessage()
    #expect(help.contains("\(ExitCode.validationFailure.rawValue) if an option is wrong"))
  }
}
