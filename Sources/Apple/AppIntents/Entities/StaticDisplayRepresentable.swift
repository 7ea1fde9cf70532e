import Foundation
import TouchstoneCore

/// - Source: AppIntents, `StaticDisplayRepresentable`.
public typealias StaticDisplayRepresentable = CaseDisplayRepresentable
