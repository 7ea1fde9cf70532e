import CoreGraphics
import Foundation
import SwiftUI
import Testing

@Suite struct CFAllocatorTests {
  @Test func `mutable data is empty and grows`() {
    let data: CFMutableData = CFDataCreateMutable(kCFAllocatorDefault, 0)
    let other: CFMutableData = CFDataCreateMutable(nil, 0)
    data.append(Data([1, 2]))
    #expect(data as Data == Data([1, 2]))
    #expect(other.length == 0)
  }
}
