import SwiftUI

/// A message with an icon and a button, one below the other at large text sizes.
public struct Banner: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let message: String

  public init(_ message: String) {
    self.message = message
  }

  public var body: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 12)) : AnyLayout(HStackLayout(spacing: 12))
    layout {
      Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.orange)
      Text(message).frame(maxWidth: .infinity, alignment: .leading)
      Text("Retry").fontWeight(.semibold).foregroundStyle(.tint)
    }
    .padding()
    .background(.quaternary, in: .rect(cornerRadius: 12))
    .padding(8)
    .frame(width: 320)
  }
}
