import SwiftUI

/// What a contact sheet shows.
struct SheetTitle: View {
  let title: String
  let subtitle: String

  init(_ title: String, _ subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.largeTitle.bold())
      Text(subtitle).font(.title3).foregroundStyle(.secondary)
    }
    .padding(28)
  }
}

/// The heading of a column, on the background of its appearance.
struct SheetHeading: View {
  let name: String
  let scheme: ColorScheme

  init(_ name: String, _ scheme: ColorScheme) {
    self.name = name
    self.scheme = scheme
  }

  var body: some View {
    Text(name)
      .font(.headline)
      .padding(.top, 20)
      .frame(maxWidth: .infinity)
      .background(.background)
      .environment(\.colorScheme, scheme)
  }
}

extension String {
  /// A name in camel case as words: `Profile card` for `profileCard`.
  var words: String {
    let parted = reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
    return parted.prefix(1).uppercased() + parted.dropFirst()
  }
}
