import Foundation
import Testing
import TouchstoneSnapshots

@testable import touchstone

struct ProgramDriverTests {
  private let path = ConfinedPath(unwrapping: "v1/a")

  private func message(of script: String, _ body: (ProgramDriver) throws(StoreError) -> Void) -> String? {
    do throws(StoreError) {
      try body(ProgramDriver(command: ["sh", "-c", script, "hunter2secret"]))
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    arguments: [
      ("echo no >&2; exit 3", "Could not read the store program:sh: the program ended: no."),
      ("exit 0", "Could not read the store program:sh: the program ended."),
      (
        "echo hello",
        "Could not read the store program:sh: its answer is not a line of the protocol touchstone.store/1."
      ),
      (#"echo '{"error": {"code": 1, "message": "not yet"}}'"#, "Could not read the store program:sh: not yet."),
      (
        #"echo '{}'; read l; read l; echo '{"event": "complete", "name": "v1/b", "size": 1}'"#,
        "Could not read the store program:sh: its answer is not a line of the protocol touchstone.store/1."
      ),
      (
        #"echo '{}'; read l; read l; echo '{"event": "complete", "name": "v1/a", "error": {"code": 500, "message": "at https://u:hunter2secret@h/"}}'"#,
        "Could not read the store program:sh: at https://•••@h/."
      ),
      (
        "tr '\\0' x < /dev/zero | head -c 200000",
        "Could not read the store program:sh: a line of its answer is too long."
      ),
    ])
  func `a program that breaks the protocol is named, with what it said`(script: String, expected: String) {
    #expect(message(of: script) { driver throws(StoreError) in _ = try driver.found([path]) } == expected)
  }

  @Test func `a program that is not there is said to be missing`() {
    #expect(
      throws: StoreError.driver(
        "program:no-such-program", task: .read, why: "the program does not exist, or cannot be started")
    ) {
      try ProgramDriver(command: ["no-such-program"]).found([path])
    }
  }

  @Test func `names outside of the store and of the list that was asked for are passed over`() throws {
    let script = #"""
      echo '{}'; read l; read l
      echo '{"event": "item", "name": "../secret", "size": 1}'
      echo '{"event": "item", "name": "v2/a", "size": 1}'
      echo '{"event": "item", "name": "v1/b", "size": -1}'
      echo '{"event": "item", "name": "v1/a", "size": 1, "modified": "yesterday"}'
      echo '{"event": "complete", "name": "v1"}'
      """#
    let files = try ProgramDriver(command: ["sh", "-c", script]).files(below: StoreFixture.top)
    // A time that cannot be read keeps the file.
    #expect(files == [StoredFile(path: path, size: 1, modified: .distantFuture)])
  }

  @Test func `what a program leaves in the place of a download is no link to somewhere else`() throws {
    let fixture = try StoreFixture()
    try fixture.write(Data("secret".utf8), to: fixture.root, "secret")
    let script = #"""
      echo '{}'; read l; read l
      file="${l#*\"path\":\"}"; ln -s "$0" "${file%%\"*}"
      echo '{"event": "complete", "name": "v1/a"}'
      """#
    let driver = ProgramDriver(command: ["sh", "-c", script, fixture.root.appendingPathComponent("secret").path])
    #expect(throws: StoreError.driver("program:sh", task: .download(ConfinedPath("v1/a")), why: FileFault.link.reason))
    {
      try driver.fetch([path], to: fixture.store)
    }
    #expect(try fixture.paths().isEmpty)
  }
}
