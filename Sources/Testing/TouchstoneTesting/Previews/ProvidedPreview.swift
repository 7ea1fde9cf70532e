import TouchstoneSnapshots
import TouchstoneUI

/// One of the views of a `PreviewProvider`.
struct ProvidedPreview<Provider: PreviewProvider>: View {
  let index: Int

  var body: some View {
    Group(subviews: Provider.previews) { subviews in
      if subviews.indices.contains(index) { subviews[index] }
    }
  }

  /// The settings that the modifiers of the views make.
  @MainActor static var settings: [PreviewSettings] {
    let found = Found()
    var remarks = SnapshotRemarks()
    _ = ViewPicture(layout: .sizeThatFits, traits: UITraitCollection()).layOut(
      Group(subviews: Provider.previews) { subviews in
        let _ = found.settings = subviews.map(\.containerValues.previewSettings)
        EmptyView()
      }, &remarks)
    return found.settings
  }

  /// A class, because a view's body writes into it.
  @MainActor private final class Found {
    var settings: [PreviewSettings] = []
  }
}
