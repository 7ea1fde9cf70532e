import Foundation
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// A view that is laid out and drawn at one pixel per point, for checks of its texts, frames and colours.
@MainActor
struct Drawn {
  let root: RenderNode
  let list: DisplayList
  let bitmap: Bitmap

  init(
    _ view: some View, width: CGFloat? = 390, height: CGFloat? = 400,
    traits: (inout EnvironmentValues) -> Void = { _ in }
  ) throws {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    traits(&renderer.environment)
    let picture = renderer.picture(scale: 1)
    (root, list) = (picture.root, picture.list)
    bitmap = try renderer.render().bitmap
  }

  /// All nodes of the tree, from the outermost inwards.
  var nodes: [RenderNode] {
    func all(_ node: RenderNode) -> [RenderNode] { [node] + node.children.flatMap(all) }
    return all(root)
  }

  var texts: [String] { nodes.compactMap { ($0 as? TextNode)?.string } }

  /// The frame of a text in the picture.
  func frame(ofText string: String) -> CGRect? {
    nodes.first { ($0 as? TextNode)?.string == string }?.frame(in: root)
  }

  /// The frames of the nodes of a name in the picture.
  func frames(_ name: String) -> [CGRect] { nodes.filter { $0.name == name }.map { $0.frame(in: root) } }

  /// The red, green and blue components of a pixel, from 0 to 255.
  func color(_ x: Int, _ y: Int) -> [Int] {
    let pixel = bitmap[x, y]
    return [pixel.red, pixel.green, pixel.blue].map(Int.init)
  }

  /// The number of pixels in a rectangle whose colour passes a test.
  func count(
    x: Range<Int>? = nil, y: Range<Int>? = nil, where isCounted: ([Int]) -> Bool
  ) -> Int {
    (y ?? 0..<bitmap.height).reduce(0) { count, row in
      count + (x ?? 0..<bitmap.width).count { isCounted(color($0, row)) }
    }
  }
}

/// A blue that no part of the system's controls has.
let pureBlue = Color(red: 0, green: 0, blue: 1)
let pureBluePixel = [0, 0, 255]
