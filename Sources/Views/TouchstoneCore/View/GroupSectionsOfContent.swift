/// Views created from the sections of another view.
///
/// - Source: SwiftUI, `GroupSectionsOfContent`.
public struct GroupSectionsOfContent<Sections, Content> {
  let base: Sections
  let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View, PrimitiveView where Sections: View, Content: View {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let sections = SectionCollection(context.child(.secondary).subviews(of: base))
    return context.child(.content).evaluate(transform(sections))
  }
}
