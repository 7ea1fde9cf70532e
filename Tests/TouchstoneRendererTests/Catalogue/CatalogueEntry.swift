import Testing
import TouchstoneUI

/// A view in code as people write it, under the names of SwiftUI that it uses.
struct CatalogueEntry: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let view: @MainActor @Sendable () -> AnyView

  init<Content: View>(_ names: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> Content) {
    testDescription = names
    self.view = { AnyView(view()) }
  }
}
