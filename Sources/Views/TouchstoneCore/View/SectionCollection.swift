/// The sections among the resolved subviews of a view; views outside of sections form sections of their own.
///
/// - Source: SwiftUI, `SectionCollection`.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }

  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  init(_ subviews: SubviewsCollection) {
    var sections: [SectionConfiguration] = []
    var current: SectionTrait?
    for subview in subviews {
      let trait = subview.element.traits.section
      if sections.isEmpty || trait?.id != current?.id {
        let id = trait.map { AnyHashable($0.id) } ?? AnyHashable(subview.id)
        sections.append(SectionConfiguration(id: SectionConfiguration.ID(value: id)))
      }
      current = trait
      let last = sections.count - 1
      switch trait?.role {
      case .header: sections[last].header = SubviewsCollection(subviews: sections[last].header.subviews + [subview])
      case .footer: sections[last].footer = SubviewsCollection(subviews: sections[last].footer.subviews + [subview])
      case .content, nil:
        sections[last].content = SubviewsCollection(subviews: sections[last].content.subviews + [subview])
      }
    }
    self.sections = sections
  }
}

extension Group {
  /// Creates views from the sections of another view.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(base: view, transform: transform))
  }
}

/// The sections of another view, as the data of a `ForEach`.
///
/// - Source: SwiftUI, `ForEachSectionCollection`.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  fileprivate let base: any View

  // `ForEach` finds the sections once it has an identity; until then the collection is empty.
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("Before ForEach finds the sections, this collection is empty.")
  }
}

extension ForEachSectionCollection: SubviewSource {
  func found(_ context: EvaluationContext) -> [Any] {
    func open<Base: View>(_ base: Base) -> [Any] { SectionCollection(context.subviews(of: base)).sections }
    return open(base)
  }
}

extension ForEach {
  /// Creates a view for each section of another view.
  public nonisolated init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    self.init(ForEachSectionCollection(base: view), identifiedBy: { $0.id }, content: content)
  }
}
