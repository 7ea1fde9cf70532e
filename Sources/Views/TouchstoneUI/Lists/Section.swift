public import TouchstoneCore

/// A group of views with a header and a footer.
///
/// Lists draw sections in their own way; other containers lay out the header, the content and the footer one after the
/// other.
///
/// - Source: SwiftUI, `Section`.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the section is expanded, if the user can collapse it; a collapsed section shows only its header.
  let expansion: Binding<Bool>?

  init(parts header: Parent, _ content: Content, _ footer: Footer, expansion: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.expansion = expansion
  }

  private var isExpanded: Bool { expansion?.wrappedValue ?? true }
}

extension Section: View, PrimitiveView, MultiView where Parent: View, Content: View, Footer: View {
  package static func addParts(of view: Self?, to parts: inout ViewParts) {
    func add<Part: View>(_ part: Part?, _ role: SectionTrait.Role, at key: ViewPart) {
      parts.add(part, countingBy: nil) { part, context in
        let (place, trait) = Self.place(of: role, at: key, in: context)
        let elements = place.elements(of: part).map { _, element in
          var element = element
          if role == .header, let expansion = view?.expansion { element.traits.listRow.expansion = expansion }
          return element
        }
        return elements.within(trait)
      } nodes: { part, context in
        let (place, trait) = Self.place(of: role, at: key, in: context)
        let nodes = place.evaluate(part)
        for node in nodes { node.traits.section = trait }
        return nodes
      }
    }
    add(view?.header, .header, at: .header)
    if view?.isExpanded != false { add(view?.content, .content, at: .content) }
    add(view?.footer, .footer, at: .footer)
  }

  /// Where a part of the section stands, and what its views carry.
  @MainActor
  private static func place(
    of role: SectionTrait.Role, at key: ViewPart, in context: EvaluationContext
  ) -> (EvaluationContext, SectionTrait) {
    let content = context.child(.content)
    return (content.child(.part(key)), SectionTrait(id: ObjectIdentifier(content.place), role: role))
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(parts: header(), content(), footer())
  }

  /// Creates a section with a header and a footer.
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(parts: header, content(), footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(parts: EmptyView(), content(), footer())
  }

  /// Creates a section with a footer.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(parts: header(), content(), EmptyView())
  }

  /// Creates a section with a header.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(parts: header, content(), EmptyView())
  }

  /// Creates a section with a header, which the user can collapse.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(parts: header(), content(), EmptyView(), expansion: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header or footer.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content(), EmptyView())
  }
}

extension EnvironmentValues {
  /// The prominence of section headers in lists.
  @Entry public var headerProminence: Prominence = .standard
}
