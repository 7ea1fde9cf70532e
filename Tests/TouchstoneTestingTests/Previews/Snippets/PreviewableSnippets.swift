import Combine
import Foundation
import SwiftUI

// @Previewable in the forms of Apple's documentation of `Previewable()` and of public apps.

private enum StallField: Hashable { case name, price }

private final class StallStore: ObservableObject {
  @MainActor static let shared = StallStore()
  @Published var title = "Stall"
}

@Observable private final class StallModel {
  var name = "Plums"
}

private struct StallToggle: View {
  @Binding var isOpen: Bool

  var body: some View { Toggle("Open", isOn: $isOpen) }
}

#Preview("State") {
  @Previewable @State var isOpen = true
  StallToggle(isOpen: $isOpen)
}

#Preview("State without a tag's neighbours", traits: .sizeThatFitsLayout) {
  @Previewable @State var text: String = ""
  @Previewable @State var price: Int? = nil

  TextField("Name", text: $text)
  Text(price.map { "\($0)" } ?? "no price")
}

#Preview("State over lines") {
  @Previewable @State var fruit = [
    "plums",
    "pears",
  ]
  @Previewable
  @State
  var selection: Set<String> = ["plums"]

  List(fruit, id: \.self, selection: $selection) { Text($0) }
}

#Preview("Tag behind") {
  @State @Previewable var count = 2
  Stepper("\(count)", value: $count)
}

#Preview("Focus") {
  @Previewable @FocusState var field: StallField?
  @Previewable @State var name = "Figs"
  TextField("Name", text: $name)
    .focused($field, equals: .name)
    .onAppear { field = .name }
}

#Preview("Models") {
  @Previewable @StateObject var store = StallStore()
  @Previewable @ObservedObject var shared = StallStore.shared
  @Previewable @State var model = StallModel()
  @Previewable @Bindable var bindable = StallModel()
  VStack {
    Text(store.title + shared.title)
    TextField("Name", text: $model.name)
    TextField("Name", text: $bindable.name)
  }
}

#Preview("Environment") {
  @Previewable @Environment(\.colorScheme) var scheme
  @Previewable @Namespace var space
  Text(scheme == .dark ? "dark" : "light").matchedGeometryEffect(id: "t", in: space)
}

#Preview("Storage") {
  @Previewable @AppStorage("touchstone.stall.key") var key = 3
  Text("\(key)")
}

#Preview("With a closure") {
  @Previewable @State var total: Double = [1.0, 2.5].reduce(0) { $0 + $1 }
  let text = "Total \(total)"
  return Text(text)
}

#Preview("Semicolons") {
  @Previewable @State var a = 1; @Previewable @State var b = 2
  Text("\(a + b)")
}

#Preview("Plain variables") {
  @Previewable var title = "Plain"
  Text(title)
}
