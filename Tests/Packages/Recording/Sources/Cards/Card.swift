import Foundation
import SwiftUI

/// A card whose name the environment can change, so that its picture changes without a build.
public struct Card: View {
  public let name: String

  public init(name: String = ProcessInfo.processInfo.environment["CARD_NAME"] ?? "Ada") {
    self.name = name
  }

  public var body: some View {
    Text(name).font(.headline).padding(12).background(Color.yellow)
  }
}
