import Foundation
import SwiftUI

/// A sign with letters of three fonts, two of which are cut. The environment can change what it says, without a build.
public struct Sign: View {
  public let name: String

  public init(name: String = ProcessInfo.processInfo.environment["SIGN_NAME"] ?? "Shinjuku") {
    self.name = name
  }

  public var body: some View {
    VStack(alignment: .leading) {
      Text("東京 \(name)").font(.title2.bold())
      Text("次は 🚃 \(name)").font(.caption)
    }
    .padding(12)
    .background(Color.yellow, in: RoundedRectangle(cornerRadius: 8))
  }
}
