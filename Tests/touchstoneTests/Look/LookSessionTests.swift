import Foundation
import Testing
import TouchstoneTestSupport

@testable import touchstone

struct LookSessionTests {
  @Test func `what is made to draw a copy is not what is made to draw the package, in the same build folder`() {
    let package = URL(fileURLWithPath: "/p/App", isDirectory: true)
    let session = LookSession(package: package)
    let copy = session.copied(to: session.home.appendingPathComponent("revision", isDirectory: true))
    #expect(session.made.path == "/p/App/.build" && copy.scratch == session.scratch)
    #expect(copy.made.path == "/p/App/.build/touchstone/look/revision/.build/touchstone/look")
  }

  @Test func `dependencies are those of each bundle that was built, without what was made`() throws {
    try withTemporaryFolder { package in
      let session = LookSession(package: package)
      let bundle = session.bundle(package: package, name: "App", isGuest: false)
      let made = session.scratch.appendingPathComponent("touchstone-views").path
      for (name, folders) in [("previews", ["/p/Kit"]), ("views", ["/p/Kit", "/p/Base", made])] {
        try BuildRecord(bundle, sources: "", of: package, folders: folders, isChosen: true)
          .write(to: session.home.appendingPathComponent("\(name).json"))
      }
      #expect(session.dependencyFolders().map(\.path) == ["/p/Base", "/p/Kit"])
    }
  }
}
