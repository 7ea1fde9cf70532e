import SwiftUI

/// A message with an icon and a button.
public struct Banner: View {
  let message: String

  public init(_ message: String) {
    self.message = message
  }

  public var body: some View {
    HStack(spacing: 12) {
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
