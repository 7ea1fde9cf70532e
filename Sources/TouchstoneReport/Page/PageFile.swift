internal import CReportPage

/// The files of the report page, which the program carries along.
enum PageFile {
  static let style = String(cString: ts_report_style())

  /// Plain browser JavaScript without a library or a build step. It reads the report from a JSON element and writes to the
  /// page through text nodes only, so that no name or message can become markup.
  static let script = "\"use strict\";\n(() => {\n" + String(cString: ts_report_script()) + "})();\n"
}
