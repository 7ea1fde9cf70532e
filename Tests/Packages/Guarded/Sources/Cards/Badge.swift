import SwiftUI

// Nothing of this may count: #if os(Linux)
let directive = """
  #if os(Linux)
  """

#if os(macOS)
  let platform = "macOS"
#elseif !(os(tvOS) || os(watchOS)) && targetEnvironment(simulator)
  let platform = "iOS"
#else
  let platform = "Linux"
#endif

public struct Badge: View {
  let count: Int

  public init(count: Int) { self.count = count }

  public var body: some View {
    #if os(Linux)
      Text("none")
    #else
      Text(verbatim: "\(count)").padding(4).background(Capsule().fill(.red))
    #endif
  }

  #if !os(Linux)
    public var name: String { platform + directive }
  #endif
}
