#if os(iOS) && !targetEnvironment(macCatalyst)
  import Foundation
  import SwiftUI

  /// A card whose colour is in the catalogue, and whose title in a table that nothing declares either.
  public struct Card: View {
    public init() {}

    public var body: some View {
      NavigationStack {
        Text("title", bundle: .module)
          .padding(12)
          .background(.stamp)
          .overlay(alignment: .bottom) { Color(.Theme.line).frame(height: 1) }
          .navigationTitle(Text(verbatim: platform))
          #if os(iOS) && canImport(SwiftUI)
            .navigationBarTitleDisplayMode(.inline)
          #else
            .navigationBarTitleDisplayMode(.large)
          #endif
      }
    }
  }
#endif
