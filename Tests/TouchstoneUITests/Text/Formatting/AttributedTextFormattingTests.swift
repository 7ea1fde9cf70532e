import Foundation
import Testing
import TouchstoneUI

@Suite struct AttributedTextFormattingTests {
  private struct DarkText<Scope: AttributeScope>: AttributedTextValueConstraint {
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) {
      if container.foregroundColor == .white, container.backgroundColor == nil { container.foregroundColor = .black }
    }
  }

  private struct Definition: AttributedTextFormattingDefinition {
    var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
      ValueConstraint(for: \.kern, values: [nil, 1], default: 1)
      DarkText()
    }
  }

  @Test func `a string keeps what its definition allows, and the rest is replaced run by run`() {
    var text = AttributedString("wide")
    text.kern = 7
    var white = AttributedString("white")
    white.foregroundColor = .white
    var both = white
    both.backgroundColor = .blue
    text += white + both
    Definition().constrain(&text)
    #expect(text.runs.map(\.kern) == [1, nil, nil])
    #expect(text.runs.map(\.foregroundColor) == [nil, .black, .white])
    #expect(String(text.characters) == "widewhitewhite")
  }

  @Test func `a definition of any type is the one in it`() {
    var container = AttributeContainer()
    container.kern = 3
    AttributedTextFormatting.AnyDefinition(Definition()).constrain(&container)
    #expect(container.kern == 1)
    AttributedTextFormatting.EmptyDefinition<AttributeScopes.SwiftUIAttributes>().constrain(&container)
    #expect(container.kern == 1)
  }
}
