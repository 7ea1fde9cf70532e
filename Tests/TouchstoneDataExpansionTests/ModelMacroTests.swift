import Testing
import TouchstoneSyntax

@testable import TouchstoneDataExpansion
@testable import TouchstoneExpansion

struct ModelMacroTests {
  private func expansion(of source: String, as role: ExpansionRequest.Role) throws -> String {
    try ModelMacro.expansion(of: request(source, role))
  }

  private func request(_ source: String, _ role: ExpansionRequest.Role) throws -> ExpansionRequest {
    try .of(source, role)
  }

  /// The kinds of variables are those of The Swift Programming Language, “Properties”.
  @Test(arguments: [
    ("class A { var x: Int; let y = 2 }", ["x"]),
    ("final class A: B { var x = 1; var y: Int { x } ; var z = 2 { didSet {} } }", ["x", "z"]),
    ("class A { static var s = 1; lazy var l = 2; weak var w: B?; class var c: Int { 1 }; var x = 1 }", ["x"]),
    ("class A { @Transient var t = 1; @Attribute(.unique) private(set) var `x`: Int }", ["x"]),
    (
      "class A { func f() { var y = 1 }\n init() { var z = 1 }\n class B { var b = 1 }\n var x = [1: { var i = 1 }] }",
      ["x"]
    ),
    ("class A {\n #if DEBUG\n var d = 1\n #endif\n static func f() {}\n var x = 1 }", ["d", "x"]),
  ])
  func `stored variables are described`(source: String, expected: [Substring]) throws {
    #expect(try ModelDeclaration(source).properties.map(\.plainName) == expected)
  }

  @Test func `annotations are kept with their arguments`() throws {
    let members = try expansion(
      of: """
        class A {
          @Attribute(.unique, originalName: "a") var x: Int
          @SwiftData.Relationship(deleteRule: .cascade, inverse: \\B.a) var bs: [B] = []
        }
        """, as: .member)
    #expect(members.contains("\"x\", \\A.x, \\A._x, TouchstoneData.Schema.Attribute(.unique, originalName: \"a\")"))
    #expect(members.contains("TouchstoneData.Schema.Relationship(deleteRule: .cascade, inverse: \\B.a)"))
    #expect(members.contains("self._bs = TouchstoneData._Stored()"))
  }

  @Test func `unique combinations are collected`() throws {
    let model = try ModelDeclaration("class A { #Unique<A>([\\.x], [\\.y, \\.z])\n #Index<A>([\\.x])\n var x = 1 }")
    #expect(model.uniqueness == ["[\\.x], [\\.y, \\.z]"])
  }

  @Test(arguments: [("public final class A", "public "), ("package class A", "package "), ("class A", "")])
  func `members are as visible as the class`(type: String, access: String) throws {
    let members = try expansion(of: type + " { var x = 1 }", as: .member)
    #expect(members.contains("\n\(access)nonisolated required init(_state:"))
  }

  @Test(arguments: [
    ("@Attribute(.unique) var x: Int", true), ("@Transient var x = 1", false), ("let x = 1", false),
    ("var x: Int { 1 }", false), ("func f() {}", false), ("init() {}", false),
  ])
  func `variables that are stored get storage`(source: String, isStored: Bool) throws {
    #expect(try expansion(of: source, as: .memberAttribute).isEmpty == !isStored)
  }

  @Test(arguments: ["struct A { var x = 1 }", "enum A {}", "actor A {}"])
  func `only classes are models`(source: String) {
    #expect(throws: SourceError.self) { try expansion(of: source, as: .member) }
  }

  @Test func `a class that lacks the conformance gets it`() throws {
    var request = try request("class A {}", .extension)
    request.extendedType = SourceSyntax(source: "Outer.A")
    #expect(try ModelMacro.expansion(of: request) == "")
    request.conformances = SourceSyntax(source: "struct Placeholder: Observable, PersistentModel {}")
    #expect(
      try ModelMacro.expansion(of: request)
        == "extension Outer.A: nonisolated TouchstoneData.PersistentModel, nonisolated Observation.Observable {}")
    request.conformances = SourceSyntax(source: "struct Placeholder: PersistentModel {}")
    #expect(try ModelMacro.expansion(of: request) == "extension Outer.A: nonisolated TouchstoneData.PersistentModel {}")
  }
}

extension ExpansionRequest {
  static func of(_ source: String, _ role: Role?) throws -> ExpansionRequest {
    ExpansionRequest(macro: "", role: role, syntax: SourceSyntax(source: source))
  }
}
