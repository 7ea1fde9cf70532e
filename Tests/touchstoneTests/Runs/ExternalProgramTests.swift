import Foundation
import Testing

@testable import touchstone

@Suite struct ExternalProgramTests {
  @Test func `a program's words, its complaints and its end are known`() throws {
    let result = try #require(
      ExternalProgram.run(["sh", "-c", "echo out; echo $LC_ALL; echo first >&2; echo last >&2; exit 3"]))
    #expect(result.status == 3 && result.output == "out\nC" && result.reason == "last")
    let folder = URL(fileURLWithPath: "/usr")
    #expect(ExternalProgram.run(["pwd"], in: folder)?.output == "/usr")
    #expect(ExternalProgram.run(["sh", "-c", "kill -9 $$"])?.status == 137)
    #expect(ExternalProgram.run(["cat"])?.output == "")
    #expect(ExternalProgram.run(["no-such-program"]) == nil)
  }
}
