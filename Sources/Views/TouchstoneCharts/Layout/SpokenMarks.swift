import Foundation
import TouchstoneUI

/// The accessibility elements of a plot: its marks in data order, with those of a `Plot` as one.
struct SpokenMarks {
  let elements: [AccessibilityElement]

  init(_ marks: [Mark], environment: EnvironmentValues) {
    var elements: [AccessibilityElement] = []
    var plots = Set<Int>()
    for mark in marks where !mark.style.spoken.isHidden {
      let isPart = mark.style.plot > 0 && mark.style.spoken.label != nil
      if isPart, !plots.insert(mark.style.plot).inserted { continue }
      let spoken = SpokenMark(mark, environment: environment)
      var element = AccessibilityElement(role: .text, label: spoken.label.isEmpty ? nil : spoken.label)
      element.value = isPart ? mark.style.spoken.value?.plainText(in: environment) : spoken.value
      element.identifier = mark.style.spoken.identifier
      elements.append(element)
    }
    self.elements = elements
  }
}
