public import Foundation
public import TouchstoneRenderer
public import TouchstoneSnapshots
public import TouchstoneUI

extension Snapshotting where Value: View, Format == Data {
  /// A view as a PDF page of its ideal size.
  public static var pdf: Snapshotting {
    .pdf()
  }

  /// A view as a PDF page, in which text stays text and outlines stay outlines.
  ///
  /// The same view always produces the same bytes; the bytes are compared.
  ///
  /// - Parameters:
  ///   - layout: The size of the page, in points.
  ///   - rasterizationScale: The number of pixels per point for parts that PDF cannot express, such as blurs.
  ///   - colorScheme: Light or dark. By default, that of the traits, or light.
  ///   - traits: The traits of the view's environment.
  public static func pdf(
    layout: SwiftUISnapshotLayout = .sizeThatFits, rasterizationScale: CGFloat = 2, colorScheme: ColorScheme? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let picture = ViewPicture(layout: layout, scale: rasterizationScale, colorScheme: colorScheme, traits: traits)
    var strategy = SimplySnapshotting<Data>.data.pullback(taking: { (view: Value) in
      Taken(onMainActor: view, default: Data()) { view, remarks in
        picture.make(view, &remarks) { $0.pdfData(rasterizationScale: rasterizationScale) }
      }
    })
    strategy.pathExtension = "pdf"
    return strategy
  }
}

extension Snapshotting where Value: View, Format == String {
  /// A view as an SVG image of its ideal size.
  public static var svg: Snapshotting {
    .svg()
  }

  /// A view as an SVG image, compared line by line.
  ///
  /// - Parameters:
  ///   - layout: The size of the picture, in points.
  ///   - text: How text is written.
  ///   - colorScheme: Light or dark. By default, that of the traits, or light.
  ///   - traits: The traits of the view's environment.
  public static func svg(
    layout: SwiftUISnapshotLayout = .sizeThatFits, text: SVGTextStyle = .text, colorScheme: ColorScheme? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let picture = ViewPicture(layout: layout, colorScheme: colorScheme, traits: traits)
    var strategy = SimplySnapshotting<String>.lines.pullback(taking: { (view: Value) in
      Taken(onMainActor: view, default: "") { view, remarks in
        String(decoding: try picture.make(view, &remarks) { try $0.svgData(text: text) }, as: UTF8.self)
      }
    })
    strategy.pathExtension = "svg"
    return strategy
  }
}
