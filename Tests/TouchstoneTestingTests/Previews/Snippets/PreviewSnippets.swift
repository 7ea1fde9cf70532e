import Foundation
import SwiftUI

// #Preview in the forms of Apple's documentation of previews and of public apps.

private struct Lantern: Identifiable {
  var id: Int { name.count }
  var name = "Brass"
  var isLit = true
  static let samples = [Lantern(), Lantern(name: "Copper", isLit: false)]
}

private struct LanternView: View {
  var lantern: Lantern
  var onTap: () -> Void = {}

  var body: some View {
    Label(lantern.name, systemImage: lantern.isLit ? "lightbulb.fill" : "lightbulb").onTapGesture { onTap() }
  }
}

#Preview { LanternView(lantern: Lantern()) }

#Preview {
  LanternView(lantern: Lantern())
}

#Preview("No traits") {
  LanternView(lantern: Lantern())
}

#Preview("List of lanterns") {
  NavigationStack {
    List(Lantern.samples) { lantern in
      LanternView(lantern: lantern)
    }
    .navigationTitle("Lanterns")
  }
}

#Preview("A statement before") {
  let lantern = Lantern(name: "Tin")
  LanternView(lantern: lantern)
}

#Preview("A return") {
  var lantern = Lantern()
  lantern.name = "Steel"
  return LanternView(lantern: lantern)
    .padding()
}

#Preview("Several views") {
  Text("One")
  Text("Two")
}

#Preview("A function and a type within") {
  struct Wrapper: View {
    @State var isOn = false

    var body: some View { Toggle("Lit", isOn: $isOn) }
  }
  func wrapped() -> some View { Wrapper() }
  return wrapped()
}

#Preview("Quotes \"and\" (brackets) { in names") { Text(#"raw "{" \(no)"#) }

#Preview("Ünïcode 🏮") { Text("🏮") }

#Preview("Trailing closures") {
  LanternView(lantern: Lantern()) {
    print("}")
  }
  .overlay(alignment: .topTrailing) { Circle().frame(width: 4, height: 4) }
}

#Preview("A condition") {
  if Lantern.samples.isEmpty {
    Text("Empty")
  } else {
    ForEach(Lantern.samples) { LanternView(lantern: $0) }
  }
}

#Preview("A loop") {
  VStack {
    ForEach(Array(Lantern.samples.enumerated()), id: \.offset) { index, lantern in
      HStack {
        Text("\(index + 1)")
        LanternView(lantern: lantern)
      }
    }
  }
}

#Preview(
  "Across several lines",
  body: {
    LanternView(lantern: Lantern())
  })

#Preview("A comment /* in the name") {
  // #Preview { nothing }
  Text("Comments")
}

#Preview("A text of many lines") {
  Text(
    """
    First "line" \(Lantern().name) {
      second
    """)
}

#if DEBUG
  #Preview("In a condition of compilation") { Text("Debug") }
#endif

@available(iOS 17.0, macOS 14.0, *)
#Preview("Available") { Text("Available") }

#Preview("Dark") {
  LanternView(lantern: Lantern()).preferredColorScheme(.dark)
}

#Preview("Isolated") { @MainActor in
  LanternView(lantern: Lantern())
}
