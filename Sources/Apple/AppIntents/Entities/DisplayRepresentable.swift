import Foundation
import TouchstoneCore

/// - Source: AppIntents, `DisplayRepresentable`.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}
