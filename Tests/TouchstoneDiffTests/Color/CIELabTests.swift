import Testing

@testable import TouchstoneDiff

struct CIELabTests {
  /// Two colours as L*, a*, b* and their difference.
  struct Pair: Sendable {
    let first: (Double, Double, Double)
    let second: (Double, Double, Double)
    let deltaE: Double
  }

  /// Table 1 of G. Sharma, W. Wu, E. Dalal, 2005: the differences to four decimals.
  static let pairs: [Pair] = [
    Pair(first: (50, 2.6772, -79.7751), second: (50, 0, -82.7485), deltaE: 2.0425),
    Pair(first: (50, 3.1571, -77.2803), second: (50, 0, -82.7485), deltaE: 2.8615),
    Pair(first: (50, 2.8361, -74.02), second: (50, 0, -82.7485), deltaE: 3.4412),
    Pair(first: (50, -1.3802, -84.2814), second: (50, 0, -82.7485), deltaE: 1),
    Pair(first: (50, -1.1848, -84.8006), second: (50, 0, -82.7485), deltaE: 1),
    Pair(first: (50, -0.9009, -85.5211), second: (50, 0, -82.7485), deltaE: 1),
    Pair(first: (50, 0, 0), second: (50, -1, 2), deltaE: 2.3669),
    Pair(first: (50, -1, 2), second: (50, 0, 0), deltaE: 2.3669),
    Pair(first: (50, 2.49, -0.001), second: (50, -2.49, 0.0009), deltaE: 7.1792),
    Pair(first: (50, 2.49, -0.001), second: (50, -2.49, 0.001), deltaE: 7.1792),
    Pair(first: (50, 2.49, -0.001), second: (50, -2.49, 0.0011), deltaE: 7.2195),
    Pair(first: (50, 2.49, -0.001), second: (50, -2.49, 0.0012), deltaE: 7.2195),
    Pair(first: (50, -0.001, 2.49), second: (50, 0.0009, -2.49), deltaE: 4.8045),
    Pair(first: (50, -0.001, 2.49), second: (50, 0.001, -2.49), deltaE: 4.8045),
    Pair(first: (50, -0.001, 2.49), second: (50, 0.0011, -2.49), deltaE: 4.7461),
    Pair(first: (50, 2.5, 0), second: (50, 0, -2.5), deltaE: 4.3065),
    Pair(first: (50, 2.5, 0), second: (73, 25, -18), deltaE: 27.1492),
    Pair(first: (50, 2.5, 0), second: (61, -5, 29), deltaE: 22.8977),
    Pair(first: (50, 2.5, 0), second: (56, -27, -3), deltaE: 31.903),
    Pair(first: (50, 2.5, 0), second: (58, 24, 15), deltaE: 19.4535),
    Pair(first: (50, 2.5, 0), second: (50, 3.1736, 0.5854), deltaE: 1),
    Pair(first: (50, 2.5, 0), second: (50, 3.2972, 0), deltaE: 1),
    Pair(first: (50, 2.5, 0), second: (50, 1.8634, 0.5757), deltaE: 1),
    Pair(first: (50, 2.5, 0), second: (50, 3.2592, 0.335), deltaE: 1),
    Pair(first: (60.2574, -34.0099, 36.2677), second: (60.4626, -34.1751, 39.4387), deltaE: 1.2644),
    Pair(first: (63.0109, -31.0961, -5.8663), second: (62.8187, -29.7946, -4.0864), deltaE: 1.263),
    Pair(first: (61.2901, 3.7196, -5.3901), second: (61.4292, 2.248, -4.962), deltaE: 1.8731),
    Pair(first: (35.0831, -44.1164, 3.7933), second: (35.0232, -40.0716, 1.5901), deltaE: 1.8645),
    Pair(first: (22.7233, 20.0904, -46.694), second: (23.0331, 14.973, -42.5619), deltaE: 2.0373),
    Pair(first: (36.4612, 47.858, 18.3852), second: (36.2715, 50.5065, 21.2231), deltaE: 1.4146),
    Pair(first: (90.8027, -2.0831, 1.441), second: (91.1528, -1.6435, 0.0447), deltaE: 1.4441),
    Pair(first: (90.9257, -0.5406, -0.9208), second: (88.6381, -0.8985, -0.7239), deltaE: 1.5381),
    Pair(first: (6.7747, -0.2908, -2.4247), second: (5.8714, -0.0985, -2.2286), deltaE: 0.6377),
    Pair(first: (2.0776, 0.0795, -1.135), second: (0.9033, -0.0636, -0.5514), deltaE: 0.9082),
  ]

  @Test(arguments: pairs)
  func `the difference is that of the published pairs`(pair: Pair) {
    let first = CIELab(lightness: pair.first.0, a: pair.first.1, b: pair.first.2)
    let second = CIELab(lightness: pair.second.0, a: pair.second.1, b: pair.second.2)
    #expect(abs(first.deltaE00(to: second) - pair.deltaE) < 0.00005)
    #expect(abs(second.deltaE00(to: first) - pair.deltaE) < 0.00005)
  }

  @Test func `white grey and red have their known coordinates`() {
    // IEC 61966-2-1 primaries: red is L* 53.24, a* 80.09, b* 67.20.
    let red = CIELab(red: 255, green: 0, blue: 0)
    #expect(abs(red.lightness - 53.24) < 0.005 && abs(red.a - 80.09) < 0.01 && abs(red.b - 67.20) < 0.01)
    let white = CIELab(red: 255, green: 255, blue: 255)
    #expect(abs(white.lightness - 100) < 1e-6 && abs(white.a) < 1e-4 && abs(white.b) < 1e-4)
    #expect(abs(CIELab(red: 119, green: 119, blue: 119).lightness - 50.03) < 0.005)
  }
}
