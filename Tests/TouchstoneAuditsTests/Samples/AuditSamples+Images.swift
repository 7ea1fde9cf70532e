import Foundation
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneUI

extension AuditSamples {
  private static func photo(_ width: Int, _ height: Int, scale: CGFloat = 2) -> Image {
    Image(AuditSample.bitmap(width: width, height: height), scale: scale, label: Text("Photo"))
  }

  static let imageResolution = AuditSamples(
    type: .imageResolution,
    wrong: [
      AuditSample("40 pixels in 40 points") { photo(40, 40).resizable().frame(width: 40, height: 40) },
      AuditSample("a file for 1x") { photo(40, 40, scale: 1) },
      AuditSample("a thumbnail as a banner") { photo(80, 40).resizable().frame(width: 300, height: 150) },
      AuditSample("a picture that fills") {
        photo(40, 40).resizable().scaledToFill().frame(width: 100, height: 50).clipped()
      },
      AuditSample("a picture that fits") { photo(40, 20).resizable().scaledToFit().frame(width: 100, height: 100) },
      AuditSample("an effect that enlarges") { photo(40, 40).scaleEffect(2) },
      AuditSample("15 % too large") { photo(100, 100).resizable().frame(width: 57.5, height: 57.5) },
      AuditSample("enlarged in one direction") { photo(40, 40).resizable().frame(width: 20, height: 60) },
      AuditSample("a picture in a circle") {
        photo(40, 40).resizable().frame(width: 60, height: 60).clipShape(Circle())
      },
      AuditSample("a picture in a row", size: AuditSample.phone) {
        List { photo(20, 20).resizable().frame(width: 29, height: 29) }
      },
      AuditSample("a turned picture") {
        photo(40, 40).resizable().frame(width: 60, height: 60).rotationEffect(.degrees(90))
      },
      AuditSample("a faint picture") { photo(40, 40).resizable().frame(width: 60, height: 60).opacity(0.5) },
    ],
    right: [
      AuditSample("a file for 2x") { photo(40, 40) },
      AuditSample("a file for 3x") { photo(60, 60, scale: 3) },
      AuditSample("a picture made smaller") { photo(400, 400).resizable().frame(width: 40, height: 40) },
      AuditSample("squares on purpose") { photo(8, 8).interpolation(.none).resizable().frame(width: 80, height: 80) },
      AuditSample("fixed corners") {
        photo(40, 40).resizable(capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
          .frame(width: 200, height: 60)
      },
      AuditSample("tiles") { photo(16, 16).resizable(resizingMode: .tile).frame(width: 100, height: 100) },
      AuditSample("a symbol") { Image(systemName: "star").resizable().frame(width: 200, height: 200) },
      AuditSample("a stripe that is stretched") { photo(1, 64).resizable().frame(width: 100, height: 32) },
      AuditSample("5 % too large") { photo(100, 100).resizable().frame(width: 52.5, height: 52.5) },
      AuditSample("a picture that is not shown") { photo(10, 10).resizable().frame(width: 90, height: 90).opacity(0) },
      AuditSample("an effect that makes it smaller") { photo(40, 40).scaleEffect(0.5) },
      AuditSample("exactly its pixels") { photo(80, 80).resizable().frame(width: 40, height: 40) },
    ])

  static let imageAspectRatio = AuditSamples(
    type: .imageAspectRatio,
    wrong: [
      AuditSample("a square made wide") { photo(80, 80).resizable().frame(width: 60, height: 30) },
      AuditSample("a square made high") { photo(80, 80).resizable().frame(width: 30, height: 60) },
      AuditSample("a wide picture as a square") { photo(160, 90).resizable().frame(width: 40, height: 40) },
      AuditSample("a picture in a frame of the screen", size: CGSize(width: 300, height: 100)) {
        photo(400, 400).resizable()
      },
      AuditSample("an effect in one direction") { photo(80, 80).scaleEffect(x: 0.5, y: 1) },
      AuditSample("a symbol made wide") { Image(systemName: "circle").resizable().frame(width: 60, height: 30) },
      AuditSample("a symbol made high") { Image(systemName: "square").resizable().frame(width: 30, height: 80) },
      AuditSample("a picture that is 5 % too wide") { photo(200, 200).resizable().frame(width: 84, height: 80) },
      AuditSample("a wrong ratio that is asked for") {
        photo(80, 80).resizable().aspectRatio(2, contentMode: .fit).frame(width: 60)
      },
      AuditSample("a picture in a circle") {
        photo(160, 90).resizable().frame(width: 60, height: 60).clipShape(Circle())
      },
      AuditSample("a picture behind a text") { Text("A caption").padding().background { photo(80, 80).resizable() } },
      AuditSample("a picture in a row", size: AuditSample.phone) {
        List { photo(100, 50).resizable().frame(width: 40, height: 40) }
      },
    ],
    right: [
      AuditSample("its own size") { photo(80, 40) },
      AuditSample("a picture that fits") { photo(80, 40).resizable().scaledToFit().frame(width: 60, height: 60) },
      AuditSample("a picture that fills") {
        photo(80, 40).resizable().scaledToFill().frame(width: 60, height: 60).clipped()
      },
      AuditSample("a frame of its ratio") { photo(80, 40).resizable().frame(width: 60, height: 30) },
      AuditSample("an effect in both directions") { photo(80, 40).scaleEffect(1.5) },
      AuditSample("a symbol that fits") {
        Image(systemName: "star").resizable().scaledToFit().frame(width: 60, height: 30)
      },
      AuditSample("a symbol of its own size") { Image(systemName: "airplane") },
      AuditSample("fixed corners") {
        photo(40, 40).resizable(capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
          .frame(width: 200, height: 60)
      },
      AuditSample("tiles") { photo(16, 16).resizable(resizingMode: .tile).frame(width: 100, height: 50) },
      AuditSample("a stripe that is stretched") { photo(1, 64).resizable().frame(width: 100, height: 32) },
      AuditSample("a mirrored picture") { photo(80, 40).scaleEffect(x: -1, y: 1) },
      AuditSample("a turned picture") { photo(80, 40).rotationEffect(.degrees(90)) },
      AuditSample("a small symbol, whose frame takes whole pixels") {
        Image(systemName: "chevron.right").resizable().scaledToFit().frame(width: 7, height: 12)
      },
    ])
}
