#if os(iOS)
  import XCTest

  /// What tests of views in other files share: they are on the main actor, although their files do not say so.
  @MainActor class ScreenCase: XCTestCase {}
#endif
