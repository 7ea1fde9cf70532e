import SwiftParser
import SwiftSyntax
import TouchstoneSyntax

extension SourceComparison {
  /// Variables with `@Entry`: the key and its default must parse, with the type and the value of the variable.
  func compareEntries(_ finder: Finder, _ counts: inout Counts) -> [String] {
    finder.entries.compactMap { entry -> String? in
      do throws(SourceError) {
        counts.entries += 1
        return try difference(of: entry).map { "entry \(entry.text.debugDescription): \($0)" }
      } catch {
        counts.refusedEntries[error.message, default: 0] += 1
        return nil
      }
    }
  }

  private func difference(of entry: Finder.Entry) throws(SourceError) -> String? {
    let accessors = try expansion(EntryMacro.self, .accessor, of: entry.text)
    guard let getter = property(accessors)?.first?.body?.statements else {
      return "accessors with errors: \(accessors)"
    }
    guard getter.count == 1 else { return "a getter of \(getter.count) statements" }
    let key = Parser.parse(source: try expansion(EntryMacro.self, .peer, of: entry.text))
    guard !key.hasError, let member = key.statements.only?.item.as(StructDeclSyntax.self)?.memberBlock.members.only,
      let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.only
    else { return "a key with errors: \(key)" }
    let type = entry.type?.last == "!" ? entry.wrapped.map { $0 + "?" } ?? entry.type : entry.type
    let found = binding.typeAnnotation?.type.withoutSpaces
    guard found == type else { return "the type \(found as Any)" }
    let value = entry.value ?? "nil"
    guard binding.initializer?.value.withoutSpaces == value else { return "the value \(binding)" }
    let computed = try expansion(EntryDefaultValueMacro.self, .accessor, of: variable.trimmedDescription)
    guard let statement = property(computed)?.only?.body?.statements.only?.item.as(ReturnStmtSyntax.self)
    else { return "a default with errors: \(computed)" }
    return statement.expression?.withoutSpaces == value ? nil : "the computed value \(computed)"
  }

  private func expansion(
    _ macro: any MacroExpanding.Type, _ role: ExpansionRequest.Role, of text: String
  ) throws(SourceError) -> String {
    try macro.expansion(
      of: ExpansionRequest(
        macro: "", role: role, syntax: SourceSyntax(source: text),
        lexicalContext: [SourceSyntax(source: "extension EnvironmentValues {}")]))
  }

  /// The accessors of a property; `nil` if they have errors.
  private func property(_ accessors: String) -> [AccessorDeclSyntax]? {
    let tree = Parser.parse(source: "struct S { var x: Int {\n\(accessors)\n} }")
    let member = tree.statements.only?.item.as(StructDeclSyntax.self)?.memberBlock.members.only
    guard !tree.hasError, let variable = member?.decl.as(VariableDeclSyntax.self),
      case .accessors(let list)? = variable.bindings.only?.accessorBlock?.accessors
    else { return nil }
    return Array(list)
  }
}

extension Collection {
  /// The element of a collection that has just one.
  fileprivate var only: Element? { count == 1 ? first : nil }
}
