import Foundation
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO

// usage: image-bench PICTURE…    or    image-bench WIDTHxHEIGHT…
// Prints the median time of each step in milliseconds, and its ratio to one memcmp of two decoded buffers.

for argument in CommandLine.arguments.dropFirst() {
  let size = argument.split(separator: "x").compactMap { Int($0) }
  let bitmap =
    size.count == 2
    ? TestScene.draw(width: size[0], height: size[1])
    : try PNGImage(data: Data(contentsOf: URL(fileURLWithPath: argument))).bitmap
  try ImageBenchmark(bitmap: bitmap, name: argument).run()
}
