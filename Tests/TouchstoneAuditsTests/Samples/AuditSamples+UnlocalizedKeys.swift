import Foundation
import TouchstoneAudits
import TouchstoneUI

/// A view that creates a string in its body.
private struct LocalizedStringView: View {
  let key: String.LocalizationValue

  var body: some View { Text(verbatim: String(localized: key)) }
}

extension AuditSamples {
  private static let german = Locale(identifier: "de_DE")
  private static let name = "Ada"

  static let unlocalizedKeys = AuditSamples(
    type: .unlocalizedKeys,
    wrong: [
      AuditSample("a text that the catalogue lacks") { Text("Goodbye", bundle: StringsFixture.catalog) },
      AuditSample("a text that the table lacks") { Text("welcome", bundle: StringsFixture.strings) },
      AuditSample("a text that the German table lacks") {
        Text("farewell", bundle: StringsFixture.strings).environment(\.locale, german)
      },
      AuditSample("a text that the catalogue has in no German") {
        Text("Sign out", bundle: StringsFixture.catalog).environment(\.locale, german)
      },
      AuditSample("a text with a value") { Text("Goodbye \(name)", bundle: StringsFixture.strings) },
      AuditSample("a text of another table") {
        Text("greeting", tableName: "Other", bundle: StringsFixture.strings)
      },
      AuditSample("half of a text") {
        Text("greeting", bundle: StringsFixture.strings) + Text("welcome", bundle: StringsFixture.strings)
      },
      AuditSample("a text within a text") { Text("\(Text("welcome", bundle: StringsFixture.strings))") },
      AuditSample("a key with a dot") { Text("settings.title") },
      AuditSample("a key in capitals") { Text("SETTINGS_TITLE") },
      AuditSample("a key in a button") { Button("settings.save") {} },
      AuditSample("a key in a label") { Label("profile.name", systemImage: "person") },
      AuditSample("a key in a toggle") { Toggle("settings.wifi", isOn: .constant(true)) },
      AuditSample("a key as a title", size: AuditSample.phone) {
        NavigationStack { List { Text("Row") }.navigationTitle("settings.title") }
      },
      AuditSample("a key as a label of an image") {
        Image(systemName: "xmark").accessibilityLabel("settings.close")
      },
      AuditSample("a string that is its key") { LocalizedStringView(key: "account.delete.title") },
    ],
    right: [
      AuditSample("a text of the table") { Text("greeting", bundle: StringsFixture.strings) },
      AuditSample("a text with a value that the table has") { Text("Hello \(name)", bundle: StringsFixture.strings) },
      AuditSample("a text of the German table") {
        Text("greeting", bundle: StringsFixture.strings).environment(\.locale, german)
      },
      AuditSample("a text of the catalogue in its own language") { Text("Sign out", bundle: StringsFixture.catalog) },
      AuditSample("a text of the catalogue in German") {
        Text("Settings", bundle: StringsFixture.catalog).environment(\.locale, german)
      },
      AuditSample("a name that needs no translation") {
        Text("Touchstone", bundle: StringsFixture.catalog).environment(\.locale, german)
      },
      AuditSample("a language without a table") {
        Text("Sign out", bundle: StringsFixture.catalog).environment(\.locale, Locale(identifier: "fr_FR"))
      },
      AuditSample("a package without tables") { Text("Settings") },
      AuditSample("a verbatim text with dots") { Text(verbatim: "settings.title") },
      AuditSample("values only") { Text("\(3) – \(name)", bundle: StringsFixture.strings) },
      AuditSample("signs only") { Text("•", bundle: StringsFixture.strings) },
      AuditSample("a domain") { Text("example.com") },
      AuditSample("a file") { Text("report.pdf") },
      AuditSample("the name of a library") { Text("Node.js") },
      AuditSample("a version") { Text("v1.2.3") },
      AuditSample("an abbreviation") { Text("e.g.") },
      AuditSample("two words with a hyphen") { Text("Check-in") },
      AuditSample("a key with a default value") {
        Text(LocalizedStringResource("settings.title", defaultValue: "Settings"))
      },
      AuditSample("a string that is its own text") { LocalizedStringView(key: "Delete account") },
      AuditSample("words of the system", size: AuditSample.phone) {
        NavigationStack { List { Text("Row") }.searchable(text: .constant("")) }
      },
      AuditSample("a label of an image") { Image(systemName: "xmark").accessibilityLabel("Close") },
    ])
}
