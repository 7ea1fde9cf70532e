import Foundation
import SwiftUI

/// Returns what the file `settings` of the package says: `CARD_NAME=Grace` in a line of its own.
public func setting(_ name: String) -> String? {
  let folders = URL(fileURLWithPath: #filePath).pathComponents.dropLast(3).dropFirst()
  let text = (try? String(contentsOfFile: "/" + folders.joined(separator: "/") + "/settings", encoding: .utf8)) ?? ""
  return text.split(separator: "\n").first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
}

/// A card whose name the settings can change, so that its picture changes without a build.
public struct Card: View {
  public let name: String

  public init(name: String = setting("CARD_NAME") ?? "Ada") {
    self.name = name
  }

  public var body: some View {
    Text(name).font(.headline).padding(12).background(Color.yellow)
  }
}
