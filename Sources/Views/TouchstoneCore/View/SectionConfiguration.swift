/// A section among the resolved subviews of a view.
///
/// - Source: SwiftUI, `SectionConfiguration`.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section among its siblings.
  public struct ID: Hashable {
    let value: AnyHashable
  }

  public let id: ID
  /// The views of the header; empty if there is none.
  public internal(set) var header = SubviewsCollection(subviews: [])
  /// The views between header and footer.
  public internal(set) var content = SubviewsCollection(subviews: [])
  /// The views of the footer; empty if there is none.
  public internal(set) var footer = SubviewsCollection(subviews: [])

  /// The actions of the section, of which Touchstone keeps none.
  public var actions: Actions { Actions() }

  /// The actions of a section.
  ///
  /// - Source: SwiftUI, `SectionConfiguration.Actions`.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }

  /// The values that the section provides to its container.
  public var containerValues: ContainerValues {
    (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
  }
}
