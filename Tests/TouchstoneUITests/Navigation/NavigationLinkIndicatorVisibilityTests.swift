import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// - Source: Apple's documentation of `navigationLinkIndicatorVisibility(_:)`: it hides the indicators of all links in a list, or
///   of one link. A hidden one leaves a row as wide as one that never had any.
@MainActor @Suite struct NavigationLinkIndicatorVisibilityTests {
  private var bar: some View { Color.red.frame(maxWidth: .infinity, minHeight: 20) }

  private func probe(_ rows: some View) -> FrameProbe {
    FrameProbe(NavigationStack { List { rows } }, width: 400, height: 400)
  }

  private func link() -> some View {
    NavigationLink {
      EmptyView()
    } label: {
      bar
    }
  }

  @Test func `a link without an indicator is as wide as a row that is no link`() {
    let plain = probe(bar).frames("frame")
    #expect(plain.count == 1)
    let hidden = probe(link().navigationLinkIndicatorVisibility(.hidden))
    #expect(hidden.frames("frame") == plain && hidden.frames("Image") == [])
    let shown = probe(link())
    #expect(shown.frames("frame")[0].width < plain[0].width && shown.frames("Image").count == 1)
  }

  @Test(arguments: [(Visibility.automatic, 2), (.visible, 2), (.hidden, 0)])
  func `a list sets it for its links`(visibility: Visibility, indicators: Int) {
    let list = List {
      link()
      link()
    }
    let probe = FrameProbe(
      NavigationStack { list.navigationLinkIndicatorVisibility(visibility) }, width: 400, height: 400)
    #expect(probe.frames("Image").count == indicators)
  }

  @Test func `a link sets it for itself`() {
    let list = List {
      link().navigationLinkIndicatorVisibility(.visible)
      link()
    }
    let probe = FrameProbe(NavigationStack { list.navigationLinkIndicatorVisibility(.hidden) }, width: 400, height: 400)
    #expect(probe.frames("Image").count == 1)
    #expect(probe.frames("frame")[0].width < probe.frames("frame")[1].width)
  }

  // “A picker style represented by a navigation link”, as Apple's documentation says.
  @Test func `it is that of pickers that are links, too`() {
    let picker = Picker("Size", selection: .constant(0)) { Text("S").tag(0) }.pickerStyle(.navigationLink)
    let (shown, hidden) = (probe(picker), probe(picker.navigationLinkIndicatorVisibility(.hidden)))
    #expect(shown.frames("Image").count == 1 && hidden.frames("Image") == [])
    #expect(hidden.frames("Text").last?.maxX == probe(bar).frames("frame")[0].maxX)
  }

  @Test func `a row without an indicator shows that it is pressed`() throws {
    let list = List { NavigationLink("Mail") { EmptyView() }.navigationLinkIndicatorVisibility(.hidden) }
    let renderer = ImageRenderer(content: NavigationStack { list }.frame(width: 400, height: 400))
    let atRest = renderer.picture(scale: 1).list.description
    try renderer.press("Mail")
    #expect(renderer.picture(scale: 1).list.description != atRest)
    try renderer.release("Mail")
    #expect(renderer.picture(scale: 1).list.description == atRest)
  }
}
