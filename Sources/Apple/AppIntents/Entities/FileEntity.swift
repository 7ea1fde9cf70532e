import Foundation

/// An entity that is a file.
///
/// - Source: AppIntents, `FileEntity`.
public protocol FileEntity: AppEntity {}
