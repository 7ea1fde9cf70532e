public import Foundation
import TouchstoneRenderer
public import TouchstoneSnapshots
public import TouchstoneUI

extension Snapshotting where Value: View, Format == String {
  /// A view as a tree: one line per view with its frame in its parent, in points.
  ///
  /// If a picture differs, the tree shows which view moved:
  ///
  ///     VStack (0, 0) 100×40
  ///       Text "Hello" (30, 0) 40×20
  public static var viewTree: Snapshotting {
    .viewTree()
  }

  /// A view as a tree: one line per view with its frame in its parent, in points.
  ///
  /// - Parameters:
  ///   - layout: The size at which the view is laid out.
  ///   - scale: The number of pixels per point; frames are rounded to the pixel grid. By default, that of the traits,
  ///     or 2.
  ///   - traits: The traits of the view's environment.
  public static func viewTree(
    layout: SwiftUISnapshotLayout = .sizeThatFits, scale: CGFloat? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    text("tree.txt", ViewPicture(layout: layout, scale: scale, traits: traits)) { picture, remarks in
      // The view alone, without the layout that measures it.
      remarks.tree(of: layout.isIdealSize ? picture.root.children.first ?? picture.root : picture.root)
    }
  }

  /// A view as what assistive technologies find in it, in reading order: role, label, value, hint and state, one
  /// element per line.
  ///
  ///     heading "Cart"
  ///     group "Tea"
  ///       image "leaf"
  ///       stepper "Amount" value: "2"
  ///     button "Buy" hint: "Pays with your card" [disabled]
  public static var accessibilityTree: Snapshotting {
    .accessibilityTree()
  }

  /// A view as what assistive technologies find in it, in reading order.
  ///
  /// - Parameters:
  ///   - layout: The size at which the view is laid out.
  ///   - traits: The traits of the view's environment.
  public static func accessibilityTree(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    text("accessibility.txt", ViewPicture(layout: layout, traits: traits)) { picture, _ in
      picture.root.accessibilityElements.map(\.description).joined(separator: "\n")
    }
  }

  /// A view as the list of its drawing steps: outlines, texts, pictures, with their paints, one step per line.
  ///
  /// The list does not depend on the rasteriser. It is compared exactly, while pictures are compared with a tolerance:
  /// a colour that is off by one level is a difference.
  public static var displayList: Snapshotting {
    .displayList()
  }

  /// A view as the list of its drawing steps: outlines, texts, pictures, with their paints, one step per line.
  ///
  /// - Parameters:
  ///   - layout: The size at which the view is drawn.
  ///   - scale: The number of pixels per point; edges lie on the pixel grid. By default, that of the traits, or 2.
  ///   - colorScheme: Light or dark. By default, that of the traits, or light.
  ///   - traits: The traits of the view's environment.
  public static func displayList(
    layout: SwiftUISnapshotLayout = .sizeThatFits, scale: CGFloat? = nil, colorScheme: ColorScheme? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    text(
      "drawing.txt", ViewPicture(layout: layout, scale: scale, colorScheme: colorScheme, traits: traits)
    ) { picture, _ in picture.list.description }
  }

  static func text(
    _ pathExtension: String, _ picture: ViewPicture,
    _ describe: @escaping @MainActor (ViewTree.Picture, inout SnapshotRemarks) -> String
  ) -> Snapshotting {
    var strategy = SimplySnapshotting<String>.lines.pullback(taking: { (view: Value) in
      Taken(onMainActor: view, default: "") { view, remarks in describe(picture.layOut(view, &remarks), &remarks) }
    })
    strategy.pathExtension = pathExtension
    return strategy
  }
}

extension SnapshotRemarks {
  /// Returns the tree of a view as text, and notes what it was before users' views had names.
  @MainActor mutating func tree(of root: RenderNode) -> String {
    // SAFETY: views stay on the main actor, where their frames are read.
    nonisolated(unsafe) let node = root
    formerText = { try? MainActorHop.value(from: node) { $0.nodeTreeDescription } }
    return root.treeDescription
  }
}
