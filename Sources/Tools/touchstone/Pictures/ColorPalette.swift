/// A palette with a limited number of colours, and the palette entry for each colour of a picture.
///
/// - Source: P. Heckbert, "Color image quantization for frame buffer display", SIGGRAPH 1982: median cut. Here the box
///   with the widest channel is halved, whatever its share of the picture, so that a small spot keeps its own colour.
struct ColorPalette: Hashable {
  private(set) var colors: [OpaquePicture.Color] = []
  private var places: [OpaquePicture.Color: Int] = [:]

  /// - Parameter limit: the number of colours, at least 1.
  init(of picture: [OpaquePicture.Color], limit: Int) {
    var boxes = [Box(Array(Set(picture)))]
    while boxes.count < limit, let index = boxes.indices.max(by: { boxes[$0].width < boxes[$1].width }),
      boxes[index].width > 0
    {
      let halves = boxes[index].halves
      boxes[index] = halves.0
      boxes.append(halves.1)
    }
    for box in boxes where !box.colors.isEmpty {
      for color in box.colors { places[color] = colors.count }
      colors.append(box.mean)
    }
  }

  /// The index in ``colors`` for a colour of the picture.
  subscript(_ color: OpaquePicture.Color) -> Int { places[color] ?? 0 }

  /// A set of colours that become a single palette entry.
  private struct Box {
    let colors: [OpaquePicture.Color]
    /// The channel with the widest range of values, and the middle of that range.
    private let channel: Int
    private let middle: Int
    /// The difference between the greatest and the least value of the channel.
    let width: Int

    init(_ colors: [OpaquePicture.Color]) {
      self.colors = colors
      let ranges = (0..<3).map { channel in
        let values = colors.map { $0[channel] }
        return (least: values.min() ?? 0, greatest: values.max() ?? 0)
      }
      let widths = ranges.map { $0.greatest - $0.least }
      width = widths.max() ?? 0
      channel = widths.firstIndex(of: width) ?? 0
      middle = (ranges[channel].least + ranges[channel].greatest) / 2
    }

    var halves: (Box, Box) {
      (Box(colors.filter { $0[channel] <= middle }), Box(colors.filter { $0[channel] > middle }))
    }

    var mean: OpaquePicture.Color {
      let means = (0..<3).map { channel in
        UInt8((colors.reduce(0) { $0 + $1[channel] } + colors.count / 2) / colors.count)
      }
      return OpaquePicture.Color(red: means[0], green: means[1], blue: means[2])
    }
  }
}

extension OpaquePicture.Color {
  /// The value of a channel: red, green or blue.
  fileprivate subscript(channel: Int) -> Int { Int(channel == 0 ? red : channel == 1 ? green : blue) }
}
