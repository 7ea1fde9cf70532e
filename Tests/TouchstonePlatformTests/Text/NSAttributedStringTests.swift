import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit

/// Attributed strings as UIKit code makes, measures and draws them. Numbers come from the metrics of their fonts, as
/// Apple's "Attributed strings" and "String Drawing" say.
@Suite struct NSAttributedStringTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func attributes(_ change: (NSMutableParagraphStyle) -> Void = { _ in }) -> [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    change(paragraph)
    return [.font: font, .paragraphStyle: paragraph]
  }

  @Test func `a line has the height of its font and letters their widths`() {
    let size = ("Hello" as NSString).size(withAttributes: [.font: font])
    #expect(abs(size.height - font.lineHeight) < 0.01)
    let twice = "HelloHello".size(withAttributes: [.font: font])
    #expect(abs(twice.width - 2 * size.width) < 0.5 && size.width > 20)
    let bold = "Hello".size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    #expect(bold.width > size.width)
    #expect(abs("Hello".size(withAttributes: [.font: font, .kern: 2]).width - size.width - 10) < 1e-9)
    // Twelve points without a font.
    #expect(abs("Hello".size().height - UIFont.systemFont(ofSize: 12).lineHeight) < 0.01)
    #expect(NSAttributedString(string: "").size() == .zero || NSAttributedString(string: "").size().width == 0)
  }

  @Test func `bounds wrap at the width`() {
    let text = NSAttributedString(string: "one two three four", attributes: attributes())
    let line = text.boundingRect(
      with: CGSize(width: 1000, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin, context: nil
    )
    let wrapped = text.boundingRect(
      with: CGSize(width: line.width / 2 + 2, height: .infinity), options: [.usesLineFragmentOrigin, .usesFontLeading],
      context: nil)
    #expect(line.origin == .zero && abs(line.height - font.lineHeight) < 0.01)
    #expect(wrapped.height >= 2 * font.lineHeight - 0.01 && wrapped.width <= line.width / 2 + 2)
    // Without the option, a single line on its baseline.
    let single = text.boundingRect(with: CGSize(width: 10, height: 10), options: [], context: nil)
    #expect(abs(single.minY + font.ascender) < 0.5 && abs(single.height - font.lineHeight) < 0.01)
  }

  @Test func `a paragraph style changes the height of lines`() {
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      NSAttributedString(string: "one\ntwo", attributes: attributes(change)).size().height
    }
    let plain = height { _ in }
    #expect(abs(plain - 2 * font.lineHeight) < 0.01)
    #expect(abs(height { $0.lineSpacing = 5 } - plain - 5) < 0.01)
    #expect(abs(height { $0.minimumLineHeight = 40 } - 80) < 0.01)
    #expect(abs(height { $0.maximumLineHeight = 10 } - 20) < 0.01)
    #expect(abs(height { $0.lineHeightMultiple = 2 } - 2 * plain) < 0.01)
  }

  private func columns(_ alignment: NSTextAlignment) throws -> (first: Int, last: Int) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 30), format: format).image { _ in
      var attributes = attributes { $0.alignment = alignment }
      attributes[.foregroundColor] = UIColor.red
      NSAttributedString(string: "II", attributes: attributes).draw(in: CGRect(x: 0, y: 0, width: 100, height: 30))
    }
    let bitmap = try #require(image.cgImage).bitmap
    let inked = (0..<100).filter { x in (0..<30).contains { bitmap[x, $0].alpha > 100 } }
    let pixel = try #require(
      (0..<30).lazy.compactMap { y in inked.first.map { bitmap[$0, y] } }.first { $0.alpha > 100 })
    #expect(pixel.red > 100 && pixel.green < 60)
    return try (#require(inked.first), #require(inked.last))
  }

  @Test func `text is drawn in its colour and at its alignment`() throws {
    #expect(try columns(.left).last < 30)
    #expect(try columns(.right).first > 70)
    let middle = try columns(.center)
    #expect(abs(middle.first + middle.last - 100) <= 4)
  }

  @Test func `an underline and a background are drawn`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: format).image { _ in
      "mm".draw(
        at: CGPoint(x: 2, y: 0),
        withAttributes: [
          .font: font, .backgroundColor: UIColor.blue, .underlineStyle: NSUnderlineStyle.single.rawValue,
          .underlineColor: UIColor.green,
        ])
    }
    let bitmap = try #require(image.cgImage).bitmap
    let column = (0..<30).map { bitmap[8, $0] }
    #expect(column.contains { $0.blue > 200 && $0.red < 40 && $0.green < 140 })
    #expect(column.contains { $0.green > 100 && $0.blue < 140 })
  }

  @Test func `conversions keep what both kinds of strings know`() throws {
    let shadow = NSShadow()
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font, .foregroundColor: UIColor.red])
    text.append(
      NSAttributedString(
        string: "cd",
        attributes: [
          .kern: 1.5, .underlineStyle: NSUnderlineStyle([.single, .patternDash]).rawValue, .shadow: shadow,
          .link: "https://example.org",
        ]))
    let swift = AttributedString(text)
    let runs = Array(swift.runs)
    #expect(runs.count == 2 && String(swift.characters) == "abcd")
    #expect(runs[0].uiKit.font == font && runs[0].swiftUI.font == Font(font))
    #expect(runs[0].uiKit.foregroundColor == .red && runs[0].appKit.foregroundColor != nil)
    #expect(runs[1].uiKit.kern == 1.5 && runs[1].uiKit.shadow === shadow)
    #expect(runs[1].swiftUI.underlineStyle == Text.LineStyle(pattern: .dash))
    #expect(runs[1].link == URL(string: "https://example.org"))

    let back = NSAttributedString(swift)
    #expect(back.string == "abcd")
    #expect(back.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
    #expect(back.attribute(.underlineStyle, at: 2, effectiveRange: nil) as? Int == 0x0201)
    #expect(try AttributedString(back, including: \.uiKit).runs.first?.uiKit.font == font)
  }

  @Test func `strings of SwiftUI become those of UIKit`() {
    var text = AttributedString("a")
    text.swiftUI.foregroundColor = .blue
    text.font = .system(size: 9)
    text.uiKit.kern = 3
    let attributes = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect((attributes[.font] as? UIFont)?.pointSize == 9 && attributes[.kern] as? CGFloat == 3)
    #expect(attributes[.foregroundColor] is UIColor)
    var merged = AttributedString("b")
    merged.mergeAttributes(AttributeContainer([.font: UIFont.systemFont(ofSize: 3), .kern: "unknown"]))
    #expect(merged.runs.first?.uiKit.font?.pointSize == 3 && merged.runs.first?.uiKit.kern == nil)
  }

  @MainActor @Test func `a view draws the attributes of a string`() throws {
    let text = NSAttributedString(
      string: "█", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
    let bitmap = try ImageRenderer(content: Text(AttributedString(text)).fixedSize()).render().bitmap
    #expect(bitmap.height >= 30)
    let pixel = bitmap[bitmap.width / 2, bitmap.height / 2]
    #expect(pixel.red > 200 && pixel.green < 90 && pixel.blue < 90)
  }

  @Test func `paragraph styles are compared by their settings and copied`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style && copy !== style)
    copy.lineBreakMode = .byClipping
    #expect(copy != style && style.lineBreakMode == .byWordWrapping)
    #expect(NSParagraphStyle.default == NSParagraphStyle())
  }
}
