import SwiftUI

/// A container, whose content is code of the views that use it.
struct Card<Content: View, Footer: View>: View {
  @ViewBuilder var content: Content
  @ViewBuilder var footer: Footer

  var body: some View {
    VStack {
      content
      footer
    }
    .padding()
    .modifier(Framed(isThick: false))
  }
}

/// A modifier with a branch.
struct Framed: ViewModifier {
  var isThick: Bool

  func body(content: Content) -> some View {
    if isThick {  // GAP Framed: `if isThick` never drawn
      content.border(.black, width: 4)
    } else {
      content.border(.black)
    }
  }
}

/// Branches in what it gives a container, in members, and in a sheet that no snapshot presents.
struct Offer: View {  // GAP Offer: never in a large type size
  var discount: Int?
  var isNew = true
  @State private var isPresented = false

  @ViewBuilder private var headline: some View {
    if isNew {
      Text("New")
    } else if discount != nil {  // GAP Offer: `else if discount != nil` never drawn
      Text("Less")
    } else {  // GAP Offer: `else` never drawn
      Text("As ever")
    }
  }

  @ViewBuilder private func line(_ number: Int) -> some View {
    if number > 1 { Text("\(number) pieces") }  // GAP Offer: `if number > 1` never false
  }

  var body: some View {
    Card {
      headline
      line(3)
      if let discount {
        Text("−\(discount) %")
      }
    } footer: {
      if discount == nil { Text("no discount") } else { Text("until Sunday") }
    }
    .sheet(isPresented: $isPresented) {
      if isNew { Text("Terms") }  // GAP Offer: `if isNew` never reached
    }
    .onTapGesture {
      if isNew { isPresented = true }
    }
  }
}
