internal import CReportPage

/// The files of the pages, which the program carries along.
enum PageFile {
  static let style = String(cString: ts_report_style())

  /// Plain browser JavaScript without a library or a build step. It reads the report from a JSON element and writes to the
  /// page through text nodes only, so that no name or message can become markup.
  static let script = scoped(String(cString: ts_report_script()))

  static let previewsStyle = String(cString: ts_previews_style())

  /// Like ``script``, but the data comes from a script beside the page, which calls `show`.
  static let previewsScript = scoped(String(cString: ts_previews_script()))

  private static func scoped(_ script: String) -> String {
    "\"use strict\";\n(() => {\n\(script)})();\n"
  }
}
