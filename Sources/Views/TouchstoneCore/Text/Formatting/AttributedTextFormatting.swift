public import Foundation

/// The types of definitions of allowed attributes.
///
/// - Source: SwiftUI, `AttributedTextFormatting`.
public enum AttributedTextFormatting {
  /// A definition that allows all values.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// Creates the definition.
    public init() {}

    public var body: EmptyDefinition<Scope> { self }

    public func _constrain(_ container: inout AttributeContainer) {}
  }

  /// A definition of any type.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    private let definition: any AttributedTextFormattingDefinition

    /// Creates a definition that hides the type of another one.
    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {
      self.definition = definition
    }

    public var body: EmptyDefinition<Scope> { EmptyDefinition() }

    public func _constrain(_ container: inout AttributeContainer) { definition._constrain(&container) }
  }

  /// Several definitions, applied in order.
  public struct TupleDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    let definitions: [any AttributedTextFormattingDefinition]

    public var body: EmptyDefinition<Scope> { EmptyDefinition() }

    public func _constrain(_ container: inout AttributeContainer) {
      for definition in definitions { definition._constrain(&container) }
    }
  }

  /// A result builder that combines definitions.
  @resultBuilder
  public struct DefinitionBuilder<Scope: AttributeScope> {
    /// Builds a definition.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }

    /// Builds a definition that allows all values.
    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }

    /// Builds a definition unchanged.
    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }

    /// Combines definitions in order.
    @_disfavoredOverload
    public static func buildBlock(
      _ definitions: any AttributedTextFormattingDefinition<Scope>...
    ) -> TupleDefinition<Scope> { TupleDefinition(definitions: definitions) }

    /// Builds a definition if a condition is true.
    public static func buildIf<D: AttributedTextFormattingDefinition>(_ definition: D?) -> TupleDefinition<Scope>
    where D.Scope == Scope { TupleDefinition(definitions: definition.map { [$0] } ?? []) }

    /// Builds the definition of the first branch of a condition.
    public static func buildEither<D: AttributedTextFormattingDefinition>(
      first definition: D
    ) -> TupleDefinition<Scope> where D.Scope == Scope { TupleDefinition(definitions: [definition]) }

    /// Builds the definition of the second branch of a condition.
    public static func buildEither<D: AttributedTextFormattingDefinition>(
      second definition: D
    ) -> TupleDefinition<Scope> where D.Scope == Scope { TupleDefinition(definitions: [definition]) }

    /// Builds the definition of an availability condition.
    public static func buildLimitedAvailability<D: AttributedTextFormattingDefinition>(
      _ definition: D
    ) -> AnyDefinition<Scope> where D.Scope == Scope { AnyDefinition(definition) }
  }
}
