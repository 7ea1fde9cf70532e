import Charts
import Foundation
import Testing

/// Bins of numbers and dates.
@Suite struct BinTests {
  @Test func `bins of a range have round bounds and are about as many as desired`() {
    #expect(NumberBins(range: 0...100, desiredCount: 10).thresholds == stride(from: 0, through: 100, by: 10).map { $0 })
    #expect(NumberBins(range: 0.0...1.0, desiredCount: 5).thresholds == [0, 0.2, 0.4, 0.6, 0.8, 1])
  }

  @Test func `a value lies in the bin that begins with it, the last bound in the last bin`() {
    let bins = NumberBins(thresholds: [0, 10, 20, 30])
    #expect(bins.count == 3)
    #expect([-5, 0, 9, 10, 29, 30, 99].map(bins.index) == [0, 0, 0, 1, 2, 2, 2])
    #expect(bins[2].contains(30) && !bins[1].contains(20))
  }

  @Test func `bins of data follow Scott's rule, and are at most 200`() {
    // 100 values with a standard deviation of 29.01: 3.49 × 29.01 / 100^(1/3) = 21.8; a range of 99 takes five bins of
    // 20.
    #expect(NumberBins(data: Array(0..<100)).count == 5)
    let uneven = (0..<100_000).map { (number: Int) -> Double in pow(Double(number) / 100_000, 40) }
    #expect(NumberBins(data: uneven).count <= 200)
    #expect(NumberBins(data: [Double]()).isEmpty && NumberBins(data: [3.0]).count == 1)
  }

  @Test func `bins of a size cover their range`() {
    #expect(NumberBins(size: 25, range: 10...90).thresholds == [0, 25, 50, 75, 100])
    #expect(NumberBins(range: 0.0...9.0, count: 3).thresholds == [0, 3, 6, 9])
  }

  @Test func `bins of months follow the calendar`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let first = try #require(calendar.date(from: DateComponents(year: 2024, month: 1, day: 15)))
    let last = try #require(calendar.date(from: DateComponents(year: 2024, month: 3, day: 2)))
    let bins = DateBins(unit: .month, range: first...last, calendar: calendar)
    #expect(bins.map { calendar.component(.month, from: $0.lowerBound) } == [1, 2, 3])
    #expect(bins.index(for: last) == 2)
  }
}
