// Each of these modules is in the build folder once a target of the build depends on it, and has C modules below it.
#if canImport(SwiftUI)
  import SwiftUI

  extension Color {
    static let paper = Color(red: 1, green: 1, blue: 0.9)
  }
#endif
#if canImport(Combine)
  import Combine

  func changes() -> AnyPublisher<Int, Never> { Just(1).eraseToAnyPublisher() }
#endif
#if canImport(SnapshotTesting)
  import SnapshotTesting

  func describe(_ value: Int) -> Snapshotting<Int, String> { .description }
#endif
