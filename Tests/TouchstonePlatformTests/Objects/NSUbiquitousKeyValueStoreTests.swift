import SwiftUI
import Testing

@Suite struct NSUbiquitousKeyValueStoreTests {
  @Test func `values are those that were set`() {
    let store = NSUbiquitousKeyValueStore()
    store.set("a", forKey: "text")
    store.set(true, forKey: "flag")
    store.set(3.5, forKey: "number")
    store.set(Int64(7), forKey: "count")
    store.set(["a", "b"] as Any?, forKey: "list")
    #expect(store.string(forKey: "text") == "a" && store.bool(forKey: "flag") && store.double(forKey: "number") == 3.5)
    #expect(store.longLong(forKey: "count") == 7 && store.array(forKey: "list")?.count == 2)
    #expect(store.synchronize() && store.dictionaryRepresentation.count == 5)
    store.removeObject(forKey: "text")
    #expect(store.string(forKey: "text") == nil && store.longLong(forKey: "text") == 0)
  }
}
