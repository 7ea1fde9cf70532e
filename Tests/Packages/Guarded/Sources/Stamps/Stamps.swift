import SwiftUI
import UIKit

/// Symbols of a catalogue, where UIKit's colours and images have members of the same names.
@MainActor public enum Stamps {
  public static let colors = [Color(.ink), .ink, Color(UIColor.ink), Color(uiColor: .ink)]
  /// A colour in a folder that is a namespace.
  public static let themed: [Color] = [
    Color(.Theme.brand), .Theme.brand, Color(UIColor.Theme.brand), Color(uiColor: .Theme.brand),
  ]
  public static let platformColors: [UIColor] = [.ink, UIColor(resource: .ink), UIColor(.ink)]
  public static let resources = [ColorResource.ink, .red]
  public static let images = [UIImage.seal, UIImage(resource: .seal), .Postmarks.roundSeal]

  public static var view: some View {
    HStack {
      Image(.seal)
      Image(.Postmarks.roundSeal).foregroundStyle(.ink)
    }
    .background(.ink.opacity(0.5)).tint(.ink)
  }
}
