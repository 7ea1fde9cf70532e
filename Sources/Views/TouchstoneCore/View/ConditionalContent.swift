/// The view chosen by an `if` or `switch` statement in a view builder.
///
/// - Source: SwiftUI, `_ConditionalContent`.
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  package let storage: Storage

  package init(storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View, PrimitiveView, MultiView where TrueContent: View, FalseContent: View {
  package static func addParts(of view: Self?, to parts: inout ViewParts) {
    parts.add(view?.storage, countingBy: commonCount(by:)) { storage, context in
      switch storage {
      case .trueContent(let content): context.child(.branch(true)).elements(of: content)
      case .falseContent(let content): context.child(.branch(false)).elements(of: content)
      }
    } nodes: { storage, context in
      let isTrue = if case .trueContent = storage { true } else { false }
      return context.dynamicNodes([
        DynamicContent.Entry(id: isTrue, context: context.child(.branch(isTrue))) { context in
          switch storage {
          case .trueContent(let content): context.evaluate(content)
          case .falseContent(let content): context.evaluate(content)
          }
        }
      ])
    }
  }

  /// The number of views in both branches, if it is equal.
  @MainActor
  private static func commonCount(by counter: ViewCounter) -> Int? {
    let count = counter.of(TrueContent.self)
    return count == counter.of(FalseContent.self) ? count : nil
  }
}

extension Optional: View, PrimitiveView, MultiView where Wrapped: View {
  package static func addParts(of view: Self?, to parts: inout ViewParts) {
    parts.add(view, countingBy: nil) { content, context in
      content.map { context.child(.branch(true)).elements(of: $0) } ?? ViewElementList()
    } nodes: { content, context in
      guard let content else { return context.dynamicNodes([]) }
      return context.dynamicNodes([
        DynamicContent.Entry(id: true, context: context.child(.branch(true))) { $0.evaluate(content) }
      ])
    }
  }
}
