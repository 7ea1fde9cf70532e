/// A type of trait: one of UIKit's, or one that an app declares.
///
/// - Source: UIKit, `UITrait`.
public typealias UITrait = any UITraitDefinition.Type
