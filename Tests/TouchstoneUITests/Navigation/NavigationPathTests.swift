import Foundation
import Testing
import TouchstoneUI

@Suite struct NavigationPathTests {
  // Not private: the type is found by its name.
  struct Album: Hashable, Codable {
    var title: String
  }

  private struct Secret: Hashable {}

  @Test func `a path of values that can be stored is the same when it is read`() throws {
    var path = NavigationPath()
    path.append(7)
    path.append("seven")
    path.append(Album(title: "Seven"))
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(read == path)
    #expect(read.codable == path.codable)
  }

  // As in SwiftUI's documentation of `codable`, a path with one value that isn't `Codable` cannot be stored.
  @Test func `a path with a value that cannot be stored cannot be stored`() {
    var path = NavigationPath(["a"])
    path.append(Secret())
    #expect(path.codable == nil)
  }

  @Test func `what was stored by another program is refused`() {
    let data = Data(#"["NoSuchType", "1"]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }
}
