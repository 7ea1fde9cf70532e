import Foundation
import TouchstoneCore
import TouchstoneDrawing

extension EvaluationContext {
  /// Returns the views of a date picker, whose parts in the compact style open when they are tapped: the date as a
  /// calendar, the time as wheels. A tap on the picker itself opens the first.
  ///
  /// - Source: UIKit, `UIDatePickerStyle.compact`.
  @MainActor
  func opening(_ nodes: [RenderNode], _ open: Binding<DatePickerComponents>, date: Date) -> [RenderNode] {
    let parts = nodes.flatMap { $0.openedDates }
    guard environment.isEnabled, let first = nodes.first, let firstPart = parts.first else { return nodes }
    func tap(_ part: RenderNode) -> @MainActor @Sendable () -> Void {
      let kind = part.traits.openedDate
      return { open.wrappedValue = open.wrappedValue == kind ? [] : kind }
    }
    for part in parts { part.traits.interactions.tap = tap(part) }
    first.traits.interactions.tap = first.traits.interactions.tap ?? tap(firstPart)
    guard let part = parts.first(where: { $0.traits.openedDate == open.wrappedValue }) else { return nodes }
    let place = child(.secondary).environment {
      $0.enterPopUp()
      $0.setContainerValues {
        $0.font = .default
        $0.foregroundStyles = []
        $0.dynamicTypeSize = .large
      }
    }
    let layer = place.bubble(OpenedDate(date: date, components: part.traits.openedDate), from: part)
    let presenting = PreferenceNode<PresentationsKey>(child: first) { _, within in (within ?? []) + [layer] }
    return [presenting] + nodes.dropFirst()
  }
}

/// A calendar, or wheels of a time.
private struct OpenedDate: View {
  @Environment(\.look.calendars) private var metrics
  let date: Date
  let components: DatePickerComponents

  var body: some View {
    if components == .date {
      GraphicalDatePicker(date: date, components: .date) { EmptyView() }
        .padding(metrics.inset).frame(width: metrics.width)
    } else {
      DateWheels(date: date, components: components).frame(width: metrics.timeWidth)
    }
  }
}

extension ViewTraits {
  private enum OpenedDateKey: _ViewTraitKey { static var defaultValue: DatePickerComponents { [] } }

  /// The parts of a date that the view opens, if it is a part of a compact date picker.
  var openedDate: DatePickerComponents {
    get { self[viewTrait: OpenedDateKey.self] }
    set { self[viewTrait: OpenedDateKey.self] = newValue }
  }
}

extension RenderNode {
  /// The parts of a compact date picker in the view.
  fileprivate var openedDates: [RenderNode] {
    traits.openedDate.isEmpty ? children.flatMap(\.openedDates) : [self]
  }
}
