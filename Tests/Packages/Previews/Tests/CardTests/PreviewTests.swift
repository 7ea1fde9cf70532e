import SwiftUI
import Testing
import TouchstoneTesting

@Test(arguments: Previews.all(in: "Cards"))
func preview(_ preview: Preview) { assertSnapshot(of: preview, as: .image) }
