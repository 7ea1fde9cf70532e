import Foundation
import TouchstoneCore

/// - Source: AppIntents, `StringSearchScope`.
public enum StringSearchScope: Hashable, Sendable { case general, movies, music, tv }
