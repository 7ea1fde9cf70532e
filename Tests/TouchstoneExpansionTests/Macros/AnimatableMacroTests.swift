import Testing
import TouchstoneSyntax

@testable import TouchstoneExpansion

struct AnimatableMacroTests {
  /// The key paths in the animatable data that the macro makes.
  private func variables(of source: String) throws -> [String] {
    try member(of: source).split(separator: "zero(\\").dropFirst().compactMap { piece in
      piece.split(separator: ")").first.map(String.init)
    }
  }

  private func member(of source: String) throws -> String {
    try AnimatableMacro.expansion(
      of: ExpansionRequest(macro: "AnimatableMacro", role: .member, syntax: SourceSyntax(source: source)))
  }

  /// The kinds of variables are those of The Swift Programming Language, “Properties”.
  @Test(arguments: [
    ("struct A { var x: Double }", ["A.x"]),
    ("public final class A<T: P>: B where T: Q { var x = 1.0, y: T; let z = 2 }", ["A.x", "A.y"]),
    ("struct A { var x, y: Double\n var z: Double { x + y } }", ["A.x", "A.y"]),
    ("struct A { var x = 1.0 { didSet { print(x) } }\n var y = make { 2.0 } }", ["A.x", "A.y"]),
    ("struct A { static var s = 1.0; lazy var l = 2.0; @AnimatableIgnored var i = 3.0; var x = 4.0 }", ["A.x"]),
    ("struct A { @State private var s = 1.0; @available(iOS 18, *) var x: B.C? }", ["A.x"]),
    ("@Animatable struct `A` { func f() { var y = 1 } \n var x: Double = 1\n init() { var z = 1 } }", ["`A`.x"]),
    ("struct A { struct B { var y: Double }\n private(set) var x: [Double: (Int) -> Int] }", ["A.x"]),
  ])
  func `animatable data is made of stored variables`(source: String, expected: [String]) throws {
    #expect(try variables(of: source) == expected)
  }

  @Test func `a type with its own data keeps it`() throws {
    #expect(
      try member(of: "struct A { var x = 1.0; var animatableData: Double { get { x } set { x = newValue } } }") == "")
  }

  @Test(arguments: [("public struct A", "public "), ("package class A", "package "), ("private struct A", "")])
  func `animatable data is as visible as its type`(type: String, access: String) throws {
    #expect(try member(of: type + " { var x = 1.0 }").contains("\n\(access)nonisolated var animatableData"))
  }

  @Test(arguments: ["struct A {}", "struct A { let x = 1.0 }", "struct A { @AnimatableIgnored var x = 1.0 }"])
  func `a type without anything to animate is refused at its name`(source: String) {
    #expect(
      throws: SourceError(
        "@Animatable needs a stored “var” without @AnimatableIgnored: there is nothing to animate.", at: 7)
    ) {
      try member(of: source)
    }
  }

  @Test func `a type that lacks the conformance gets it`() throws {
    var request = ExpansionRequest(
      macro: "AnimatableMacro", role: .extension, syntax: SourceSyntax(source: "struct A { var x = 1.0 }"))
    request.extendedType = SourceSyntax(source: "Outer.A")
    #expect(try AnimatableMacro.expansion(of: request) == "")
    request.conformances = SourceSyntax(source: "struct Placeholder: Animatable {}")
    #expect(try AnimatableMacro.expansion(of: request) == "extension Outer.A: TouchstoneUI.Animatable {}")
  }
}
