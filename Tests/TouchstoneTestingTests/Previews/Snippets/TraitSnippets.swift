import SwiftUI

// Traits and modifiers of previews, in the forms of Apple's documentation of `PreviewModifier` and `PreviewTrait`.

@Observable private final class Shelf {
  var titles: [String]
  init(titles: [String]) { self.titles = titles }
}

private struct ShelfView: View {
  @Environment(Shelf.self) private var shelf

  var body: some View {
    VStack { ForEach(shelf.titles, id: \.self) { Text($0) } }
  }
}

/// As in the documentation of `PreviewModifier`: a context is made once, and put into the environment.
private struct ShelfData: PreviewModifier {
  static func makeSharedContext() async throws -> Shelf {
    await Task.yield()
    return Shelf(titles: ["Emma", "Ulysses"])
  }

  func body(content: Content, context: Shelf) -> some View {
    content.environment(context)
  }
}

private struct Framed: PreviewModifier {
  let width: CGFloat

  func body(content: Content, context: ()) -> some View {
    content.frame(width: width).border(.red)
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor fileprivate static var shelf: Self = .modifier(ShelfData())
  @MainActor fileprivate static func framed(_ width: CGFloat) -> Self { .modifier(Framed(width: width)) }
}

// As in public packages: a trait made off the main actor, and a preview behind an attribute.
extension PreviewTrait where T == Preview.ViewTraits {
  fileprivate static func framedAnywhere(_ width: CGFloat) -> PreviewTrait { .modifier(Framed(width: width)) }
}

@available(iOS 18.0, macOS 15.0, *)
#Preview("Available", traits: .framedAnywhere(70), .sizeThatFitsLayout) {
  @Previewable @State var title = "Title"

  Text(title)
}

#Preview(traits: .modifier(ShelfData())) { ShelfView() }

#Preview("Own trait", traits: .shelf, .framed(80), .sizeThatFitsLayout) { ShelfView() }

#Preview("Fixed", traits: .fixedLayout(width: 1_00, height: 50)) { Text("100 × 50") }

#Preview("Upside down", traits: .portraitUpsideDown) { Text("Upside down") }

#Preview("Right", traits: .landscapeRight) { Text("Landscape") }

#Preview("Assistive", traits: .assistiveAccess, .defaultLayout) { Text("Assistive access") }

#Preview("Values", traits: .sizeThatFitsLayout, arguments: ["Plum", "Pear"]) { (fruit: String) in
  Text(fruit)
}

#Preview("Numbers", arguments: [1, 2]) { count in
  Text("\(count)")
  Text("of 2")
}
