/// A small opaque picture for a terminal, with no more pixels than fit on a screen.
struct OpaquePicture: Hashable {
  struct Color: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    /// The index of the nearest colour of the 6 × 6 × 6 cube, 0…215.
    var cubeIndex: Int {
      func level(_ value: UInt8) -> Int { (Int(value) * 5 + 127) / 255 }
      return 36 * level(red) + 6 * level(green) + level(blue)
    }
  }

  let width: Int
  let height: Int
  /// The colours, row by row from the top.
  var colors: [Color]

  init(width: Int, height: Int, colors: [Color]? = nil) {
    self.width = width
    self.height = height
    self.colors = colors ?? [Color](repeating: Color(red: 0, green: 0, blue: 0), count: width * height)
  }
}
