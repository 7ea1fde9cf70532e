import SwiftUI

// Previews of UIKit and AppKit around a view.

#Preview("Hosting controller", traits: .sizeThatFitsLayout) {
  UIHostingController(rootView: Text("Hosted"))
}

#Preview("A controller in a variable", traits: .sizeThatFitsLayout) {
  let controller = UIHostingController(rootView: Text("Hosted"))
  controller.rootView = Text("Changed")
  return controller
}

#Preview("Hosting view", traits: .sizeThatFitsLayout) { NSHostingView(rootView: Text("Hosted")) }

#Preview("Hosting controller of the Mac", traits: .sizeThatFitsLayout) { NSHostingController(rootView: Text("Hosted")) }
