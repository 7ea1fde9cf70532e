import SwiftUI

/// The picture that other sites show for a link, 1200 × 630 points.
public struct LinkCard: View {
  let title: String
  let author: String
  let portrait: String?

  /// - Parameter portrait: The name of the author's picture; `nil` for the initials.
  public init(title: String, author: String, portrait: String? = nil) {
    self.title = title
    self.author = author
    self.portrait = portrait
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 20) {
        RoundedRectangle(cornerRadius: 16).fill(.white.gradient).frame(width: 64, height: 64)
          .overlay { Image(systemName: "paintbrush.pointed.fill").font(.system(size: 34)).foregroundStyle(.indigo) }
        Text(verbatim: "blog.example").font(.system(size: 34, weight: .semibold)).opacity(0.85)
      }
      Spacer()
      // Titles come from strangers: three lines at most, smaller before they are cut.
      Text(verbatim: title).font(.system(size: 84, weight: .bold)).lineLimit(3).minimumScaleFactor(0.6)
      Spacer()
      HStack(spacing: 20) {
        Circle().fill(.white.opacity(0.25)).frame(width: 64, height: 64)
          .overlay {
            if let portrait {
              Image(portrait).resizable().scaledToFill().clipShape(.circle)
            } else {
              Text(verbatim: initials).font(.system(size: 26, weight: .bold))
            }
          }
        Text(verbatim: author).font(.system(size: 34)).lineLimit(1)
      }
    }
    .foregroundStyle(.white)
    .padding(72)
    .frame(width: 1200, height: 630, alignment: .leading)
    .background(LinearGradient(colors: [.indigo, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
  }

  private var initials: String {
    author.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
  }
}
