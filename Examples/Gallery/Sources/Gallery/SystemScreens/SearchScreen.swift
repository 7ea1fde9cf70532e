import SwiftUI

/// A search with scopes and suggestions.
struct SearchScreen: View {
  @State private var text = "pea"
  @State private var scope = 0

  var body: some View {
    NavigationStack {
      List { ForEach(1..<9) { Text("Fruit \($0)") } }
        .navigationTitle("Fruit")
        .searchable(text: $text, isPresented: .constant(true), prompt: "Fruit and vegetables")
        .searchScopes($scope) {
          Text("All").tag(0)
          Text("Fruit").tag(1)
          Text("Vegetables").tag(2)
        }
        .searchSuggestions {
          Label("Pear", systemImage: "magnifyingglass")
          Label("Peach", systemImage: "magnifyingglass")
          Label("Peanut", systemImage: "clock")
        }
    }
  }
}
