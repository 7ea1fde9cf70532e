import Foundation
import TouchstoneCore

/// - Source: AppIntents, `URLRepresentableIntent`.
public protocol URLRepresentableIntent: AppIntent {}
