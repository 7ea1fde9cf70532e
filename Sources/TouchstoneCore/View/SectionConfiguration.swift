/// A section among the views that another view stands for.
///
/// - Source: SwiftUI, `SectionConfiguration`.
public struct SectionConfiguration: Identifiable {
  /// What tells a section from its siblings.
  public struct ID: Hashable {
    let value: AnyHashable
  }

  public let id: ID
  /// The views of the header; empty where there is none.
  public internal(set) var header = SubviewsCollection(subviews: [])
  /// The views between header and footer.
  public internal(set) var content = SubviewsCollection(subviews: [])
  /// The views of the footer; empty where there is none.
  public internal(set) var footer = SubviewsCollection(subviews: [])

  /// Values that the section carries for its container.
  public var containerValues: ContainerValues {
    (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
  }
}
