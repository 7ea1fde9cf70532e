import Foundation

/// - Source: AppIntents, `URLRepresentableEntity`.
public protocol URLRepresentableEntity: AppEntity {}
