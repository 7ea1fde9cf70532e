public import Foundation

/// Which attributes a text may have, and with which values.
///
/// `constrain(_:)` applies it to attributed strings; the views of `attributedTextFormattingDefinition(_:)` are drawn
/// with all of their attributes.
///
/// - Source: SwiftUI, `AttributedTextFormattingDefinition`.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes.
  associatedtype Scope: AttributeScope = Body.Scope
  /// The type of the definition that this one consists of.
  associatedtype Body: AttributedTextFormattingDefinition
  /// The definition that this one consists of.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
  /// Changes attributes that are not allowed.
  func _constrain(_ container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
  /// A definition of the allowed values of an attribute.
  public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

  public func _constrain(_ container: inout AttributeContainer) { body._constrain(&container) }

  /// Changes the attributes that are not allowed.
  public func constrain(_ container: inout AttributeContainer) { _constrain(&container) }

  /// Changes the attributes of a string that are not allowed.
  public func constrain(_ string: inout AttributedString) {
    for run in string.runs {
      var container = run.attributes
      _constrain(&container)
      string[run.range].setAttributes(container)
    }
  }
}

extension AttributedTextFormattingDefinition where Body == AttributedTextFormatting.EmptyDefinition<Scope> {
  public var body: Body { AttributedTextFormatting.EmptyDefinition() }
}
