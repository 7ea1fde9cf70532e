import Foundation

extension Browser {
  /// The script of axe-core, which `Scripts/lint-page` puts into `.build/lint`.
  static let axe: String? = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try? String(contentsOf: package.appendingPathComponent(".build/lint/axe.min.js"), encoding: .utf8)
  }()

  /// Brings a function `audit(state)` that reports every violation of WCAG 2.2 AA and of good practice.
  static let audit =
    (axe ?? "") + ##"""

      const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
      const audit = async (state) => {
        const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
        for (const { id, nodes } of violations) {
          for (const node of nodes) check(`${state}: ${id}: ${node.target}: ${node.failureSummary.replaceAll("\n", " ")}`, false);
        }
      };

      """##
}
