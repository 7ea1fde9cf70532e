import Testing
import UIKit

@Suite struct AssociatedObjectTests {
  private final class Thing {}

  /// Two addresses that are keys.
  private func withKeys(_ body: (UnsafeRawPointer, UnsafeRawPointer) throws -> Void) rethrows {
    try withUnsafeTemporaryAllocation(byteCount: 2, alignment: 1) { bytes in
      try body(UnsafeRawPointer(bytes.baseAddress!), UnsafeRawPointer(bytes.baseAddress! + 1))
    }
  }

  @Test func `each object has values of its own, by key`() {
    withKeys { first, second in
      let (a, b) = (Thing(), Thing())
      objc_setAssociatedObject(a, first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(a, second, 2, .OBJC_ASSOCIATION_COPY)
      #expect(objc_getAssociatedObject(a, first) as? String == "one")
      #expect(objc_getAssociatedObject(a, second) as? Int == 2)
      #expect(objc_getAssociatedObject(b, first) == nil)
      objc_setAssociatedObject(a, first, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(a, first) == nil)
      objc_removeAssociatedObjects(a)
      #expect(objc_getAssociatedObject(a, second) == nil)
    }
  }

  @Test func `values live as long as their object, or less if they are assigned`() {
    withKeys { first, second in
      var owner: Thing? = Thing()
      var held: Thing? = Thing()
      var assigned: Thing? = Thing()
      weak let watched = held
      objc_setAssociatedObject(owner!, first, held, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(owner!, second, assigned, .OBJC_ASSOCIATION_ASSIGN)
      held = nil
      assigned = nil
      #expect(watched != nil)
      #expect(objc_getAssociatedObject(owner!, second) == nil)
      owner = nil
      // The next change of any object releases what the gone one held.
      #expect(objc_getAssociatedObject(Thing(), first) == nil)
      #expect(watched == nil)
    }
  }
}
