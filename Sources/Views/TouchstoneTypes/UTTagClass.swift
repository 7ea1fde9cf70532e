/// The kind of a name that a type has outside of the system.
///
/// - Source: Uniform Type Identifiers, `UTTagClass`.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// An extension of file names, without the dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
