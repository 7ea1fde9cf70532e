import Testing

@testable import TouchstoneSnapshots

@Suite struct SnapshotClaimsTests {
  private func claim(
    line: Int = 1, name: String? = nil, scope: String = "s", test: String = "t", argument: String? = nil,
    sees fingerprint: String
  ) -> SnapshotClaims.Claim {
    SnapshotClaims.Claim(
      file: "A.swift", line: line, test: TestIdentity(scope: scope, test: test, argument: argument), name: name,
      fingerprint: fingerprint)
  }

  @Test func `two lines that see different things collide`() {
    let claims = SnapshotClaims()
    #expect(claims.enter(claim(line: 1, sees: "x"), path: "/a.png") == nil)
    #expect(claims.enter(claim(line: 2, sees: "y"), path: "/a.png")?.line == 1)
    #expect(claims.enter(claim(line: 3, sees: "y"), path: "/b.png") == nil)
  }

  @Test func `two lines that see the same may share`() {
    let claims = SnapshotClaims()
    #expect(claims.enter(claim(line: 1, sees: "x"), path: "/a.png") == nil)
    #expect(claims.enter(claim(line: 2, sees: "x"), path: "/a.png") == nil)
  }

  @Test func `upper and lower case are one file`() {
    let claims = SnapshotClaims()
    #expect(claims.enter(claim(line: 1, sees: "x"), path: "/Dark.png") == nil)
    #expect(claims.enter(claim(line: 2, sees: "y"), path: "/dark.png") != nil)
  }

  @Test func `a loop with one name collides and a repeated test does not`() {
    let claims = SnapshotClaims()
    #expect(claims.enter(claim(scope: "first", sees: "x"), path: "/a.png") == nil)
    #expect(claims.enter(claim(scope: "first", sees: "y"), path: "/a.png") != nil)
    #expect(claims.enter(claim(scope: "second", sees: "y"), path: "/a.png") == nil)
  }

  @Test func `two tests that call one helper which does not pass its place on collide`() {
    let claims = SnapshotClaims()
    #expect(claims.enter(claim(scope: "h1", test: "h1", sees: "red"), path: "/helper.png") == nil)
    #expect(claims.enter(claim(scope: "h2", test: "h2", sees: "blue"), path: "/helper.png") != nil)
    #expect(claims.enter(claim(scope: "h3", test: "h1", sees: "pink"), path: "/helper.png") == nil)
  }

  @Test func `arguments that share a file collide`() {
    let claims = SnapshotClaims()
    #expect(claims.enter(claim(scope: "1", argument: "a b", sees: "x"), path: "/a.png") == nil)
    #expect(claims.enter(claim(scope: "2", argument: "a_b", sees: "y"), path: "/a.png") != nil)
  }
}

@Suite struct SnapshotCountersTests {
  private func request(
    _ function: String, line: Int = 1, scope: String = "", argument: String? = nil
  ) -> SnapshotRequest {
    SnapshotRequest(
      at: AssertionLocation(fileID: "T/A.swift", filePath: "/p/Tests/T/A.swift", line: line, function: function),
      test: TestIdentity(scope: scope, argument: argument))
  }

  @Test func `every test and every argument counts for itself`() {
    let counters = SnapshotCounters()
    #expect(counters.next(for: request("a()")) == 1)
    #expect(counters.next(for: request("a()")) == 2)
    #expect(counters.next(for: request("b()")) == 1)
    #expect(counters.next(for: request("a()", argument: "1")) == 1)
    #expect(counters.next(for: request("a()", scope: "again")) == 1)
  }

  @Test func `a test that is repeated counts from 1 where its first line comes again`() {
    let counters = SnapshotCounters(isRepeating: true)
    for _ in 1...3 {
      #expect((10...12).map { counters.next(for: request("a()", line: $0)) } == [1, 2, 3])
      #expect(counters.next(for: request("b()", line: 20)) == 1)
    }
  }

  @Test func `a test that ended is forgotten`() {
    let counters = SnapshotCounters()
    #expect(counters.next(for: request("a()", scope: "s")) == 1)
    #expect(counters.next(for: request("a()", scope: "t")) == 1)
    counters.forget(scope: "s")
    #expect(counters.next(for: request("a()", scope: "s")) == 1)
    #expect(counters.next(for: request("a()", scope: "t")) == 2)
  }
}
