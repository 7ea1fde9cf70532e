import SwiftUI

/// The letters of the display cut, in which the system font is drawn from 20 points on: all of them and pairs in four
/// weights at 22 points, where both cuts are blended, and pairs at 34. They neither touch nor gape.
struct LargeLetterSheet: View {
  private let lines = [
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789", "abcdefghijklmnopqrstuvwxyz ·–—‘’“”•…×°©®™€£",
    #"! " # $ % & ' ( ) * + , - . / : ; < = > ? @ [ \ ] ^ _ ` { | } ~"#,
    "kl rk ik ll il illi // \u{2019}s don\u{2019}t it's AV Ti Ll ff fi \"x\" – T. r, 50% 109% Wo Z",
  ]
  private let pairs = "kl rk ll // \u{2019}s AV Ti ff \"x\" 50% Z"
  private let weights: [Font.Weight] = [.regular, .medium, .semibold, .bold]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(weights, id: \.self) { weight in
        VStack(alignment: .leading, spacing: 0) {
          ForEach(lines, id: \.self) { Text(verbatim: $0) }
        }
        .font(.system(size: 22, weight: weight))
      }
      VStack(alignment: .leading, spacing: 0) {
        ForEach(weights, id: \.self) { Text(verbatim: pairs).font(.system(size: 34, weight: $0)) }
      }
    }
    .lineLimit(1)
  }
}
