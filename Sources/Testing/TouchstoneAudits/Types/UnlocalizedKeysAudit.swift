import Foundation
import TouchstoneUI

/// Finds localised texts that a string table lacks, and keys that are shown in place of a text.
@MainActor struct UnlocalizedKeysAudit {
  private let view: AuditedView

  init(_ view: AuditedView) {
    self.view = view
  }

  private struct Found {
    var node: TextNode
    var text: LocalizedText
    var listing: StringTables.Listing
  }

  var findings: [AuditFinding] {
    let texts = view.nodes.compactMap { $0 as? TextNode }.flatMap { node in
      node.localizedTexts.map {
        Found(node: node, text: $0, listing: $0.listing(locale: node.environment.locale))
      }
    }
    // Without a bundle, the only table may be that of another package.
    let usesTables = texts.contains { $0.listing == .listed }
    return texts.compactMap { finding(at: $0, usesTables: usesTables) } + strings + labels
  }

  private func finding(at found: Found, usesTables: Bool) -> AuditFinding? {
    let key = found.text.key.key
    // Formats of values alone, such as "%@", need no translation.
    guard found.listing != .listed, found.text.key.hasLetters else { return nil }
    if case .missing(let language) = found.listing, usesTables || found.text.bundlePath != nil {
      return finding(
        at: found.node, measured: "\"\(key)\" has no translation in the language \"\(language)\"",
        limit: "each key in the table \(found.text.table ?? "Localizable")", key: key)
    }
    guard found.text.defaultValue == nil, key.isStringKey else { return nil }
    return shown(key, at: found.node)
  }

  private func shown(_ key: String, at node: RenderNode) -> AuditFinding {
    finding(at: node, measured: "the key \"\(key)\" is shown", limit: "text in place of keys", key: key)
  }

  private func finding(at node: RenderNode, measured: String, limit: String, key: String) -> AuditFinding {
    view.finding(
      .unlocalizedKeys, at: node, measured: measured, limit: limit,
      advice: "\"\(key)\" = \"…\"; in the string table, or Text(verbatim: \"…\") if it needs no translation")
  }

  /// Keys that `String(localized:)` returned.
  private var strings: [AuditFinding] {
    view.nodes.compactMap { node in
      guard let text = node as? TextNode, text.localizedTexts.isEmpty, text.string.isStringKey,
        LocalizedText.isUnlistedKey(text.string)
      else { return nil }
      return shown(text.string, at: text)
    }
  }

  /// Keys that assistive technologies read.
  private var labels: [AuditFinding] {
    view.nodes.compactMap { node in
      guard let label = node.traits.accessibility.label, label.isStringKey, !view.isHidden(node),
        node.wrapped?.traits.accessibility.label != label
      else { return nil }
      return finding(
        at: node, measured: "the accessibility label \"\(label)\" is a key", limit: "text in place of keys", key: label)
    }
  }
}

extension LocalizedStringKey {
  /// Whether the key has letters apart from its values.
  fileprivate var hasLetters: Bool {
    segments.contains { segment in
      if case .literal(let text) = segment { text.contains(where: \.isLetter) } else { false }
    }
  }
}

extension String {
  /// The last parts of texts with dots that are no keys: file types and domains.
  private static let endings: Set<String> = [
    "app", "ch", "co", "com", "de", "dev", "edu", "eu", "fr", "gov", "io", "jp", "net", "nl", "org", "uk", "us",
    "csv", "css", "doc", "docx", "gif", "heic", "html", "jpeg", "jpg", "js", "json", "md", "mov", "pdf", "png", "ppt",
    "pptx", "py", "rtf", "svg", "swift", "ts", "txt", "xcstrings", "xls", "xlsx",
    "xml", "yaml", "yml", "zip",
  ]

  /// Whether the text is the name of a text, such as `settings.title` or `SETTINGS_TITLE`.
  var isStringKey: Bool {
    guard allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }) else { return false }
    let parts = split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    guard parts.count > 1, parts.allSatisfy({ $0.count > 1 && $0.first?.isLetter == true }) else { return false }
    return !(contains(".") && Self.endings.contains(parts[parts.count - 1].lowercased()))
  }
}
