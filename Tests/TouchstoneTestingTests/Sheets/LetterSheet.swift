import SwiftUI

/// The letters whose advances are those of Apple's system font: all of them in four weights, and words in several sizes and
/// designs. They neither touch nor gape.
struct LetterSheet: View {
  private let lines = [
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789", "abcdefghijklmnopqrstuvwxyz ·–—‘’“”•…×°©®™€£",
    #"! " # $ % & ' ( ) * + , - . / : ; < = > ? @ [ \ ] ^ _ ` { | } ~"#,
  ]
  private let weights: [Font.Weight] = [.regular, .medium, .semibold, .bold]
  private let words = "Waving “illicit” Types, 17:40 – 109% rally!"

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(weights, id: \.self) { weight in
        VStack(alignment: .leading, spacing: 0) { ForEach(lines, id: \.self) { Text(verbatim: $0) } }
          .font(.system(size: 15, weight: weight))
      }
      VStack(alignment: .leading, spacing: 0) {
        ForEach([11, 12, 13, 15, 17, 20, 22] as [CGFloat], id: \.self) { size in
          Text(verbatim: words).font(
            .system(size: size, weight: size.truncatingRemainder(dividingBy: 2) == 0 ? .semibold : .regular))
        }
        Text(verbatim: "Hello, 1:05 of 117%!").font(.system(size: 28))
        Text(verbatim: "Titles: 34 points").font(.system(size: 34, weight: .bold))
      }
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: words).fontDesign(.rounded)
        Text(verbatim: words).fontDesign(.serif)
        Text(verbatim: words).fontDesign(.monospaced)
        Text(verbatim: "11:11:11 – 07:40:58, \(words)").monospacedDigit()
      }
      .font(.system(size: 15))
    }
    .lineLimit(1)
  }
}
