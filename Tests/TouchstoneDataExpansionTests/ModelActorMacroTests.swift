import Testing

@testable import TouchstoneDataExpansion
@testable import TouchstoneExpansion

struct ModelActorMacroTests {
  @Test func `an actor gets its context, as visible as itself`() throws {
    let members = try ModelActorMacro.expansion(of: .of("public actor A {}", .member))
    #expect(members.contains("public nonisolated let modelExecutor: any TouchstoneData.ModelExecutor"))
    #expect(members.contains("public init(modelContainer: TouchstoneData.ModelContainer)"))
  }

  @Test func `an actor that lacks the conformance gets it`() throws {
    var request = try ExpansionRequest.of("actor A {}", .extension)
    request.extendedType = SourceSyntax(source: "A")
    #expect(try ModelActorMacro.expansion(of: request) == "")
    request.conformances = SourceSyntax(source: "struct Placeholder: ModelActor {}")
    #expect(try ModelActorMacro.expansion(of: request) == "extension A: TouchstoneData.ModelActor {}")
  }

  @Test func `annotations add nothing`() throws {
    #expect(try AnnotationMacro.expansion(of: .of("@Attribute(.unique) var x: Int", .peer)) == "")
  }
}
