public import Foundation
import TouchstoneRenderer
public import TouchstoneSnapshots
public import TouchstoneUI

extension Snapshotting where Value == UIViewController, Format == String {
  /// The view of a controller and its subviews as a tree: one line per view, with its frame in points.
  ///
  /// A view that hosts a SwiftUI view is followed by the tree of that view.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The view of a controller and its subviews as a tree, on a device.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - size: The size in points, instead of the device's or the view's own.
  ///   - traits: The traits of the view's environment.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    var strategy = SimplySnapshotting<String>.lines.pullback(taking: { (controller: UIViewController) in
      Taken(onMainActor: controller, default: "") { controller, remarks in
        try HostedPicture(config: config, size: size, traits: traits).description(of: controller, &remarks)
      }
    })
    strategy.pathExtension = "txt"
    return strategy
  }

  /// A controller and its child controllers as a tree: one line per controller.
  public static var hierarchy: Snapshotting {
    var strategy = SimplySnapshotting<String>.lines.pullback(taking: { (controller: UIViewController) in
      Taken(onMainActor: controller, default: "") { controller, _ in
        lines(of: controller, depth: 0).joined(separator: "\n")
      }
    })
    strategy.pathExtension = "txt"
    return strategy
  }

  @MainActor private static func lines(of controller: UIViewController, depth: Int) -> [String] {
    let indent = String(repeating: "   | ", count: depth)
    return ["\(indent)<\(type(of: controller))>"] + controller.children.flatMap { lines(of: $0, depth: depth + 1) }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// A view and those inside: one line per view, with its frame in points.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// A view and those inside: one line per view, with its frame in points.
  ///
  /// - Parameters:
  ///   - size: The size in points, instead of the view's own.
  ///   - traits: The traits of the view's environment.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    var strategy = SimplySnapshotting<String>.lines.pullback(taking: { (view: UIView) in
      Taken(onMainActor: view, default: "") { view, remarks in
        try HostedPicture(size: size, traits: traits).description(of: view, &remarks)
      }
    })
    strategy.pathExtension = "txt"
    return strategy
  }
}

extension HostedPicture {
  /// Returns the views of an object as text.
  @MainActor fileprivate func description(
    of object: PlatformResponder, _ remarks: inout SnapshotRemarks
  ) throws -> String {
    let view = (object as? UIViewController)?.view ?? object as? UIView
    guard let view else { throw ViewPictureError.notHosted("\(type(of: object))") }
    let frame = CGRect(origin: view.frame.origin, size: size ?? config?.size ?? view.frame.size)
    return try lines(of: view, frame: frame, depth: 0, &remarks).joined(separator: "\n")
  }

  @MainActor private func lines(
    of view: UIView, frame: CGRect, depth: Int, _ remarks: inout SnapshotRemarks
  ) throws -> [String] {
    let indent = String(repeating: "   | ", count: depth)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      .map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
    var lines = ["\(indent)<\(type(of: view)); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))>"]
    if view is any ViewHosting {
      let content = try content(of: view, frame: frame)
      let tree = content.picture.layOut(content.view, &remarks).root.treeDescription
      lines += tree.split(separator: "\n").map { "\(indent)   | \($0)" }
    }
    return try lines + view.subviews.flatMap { try self.lines(of: $0, frame: $0.frame, depth: depth + 1, &remarks) }
  }

  @MainActor private func content(of view: UIView, frame: CGRect) throws -> Content {
    var picture = self
    picture.size = frame.size
    return try picture.content(of: view)
  }
}
