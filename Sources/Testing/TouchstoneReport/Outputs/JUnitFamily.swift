/// The attributes that a test case of JUnit XML has, named as by pytest.
package enum JUnitFamily: String, CaseIterable, Sendable {
  /// `file` and `line` too, which GitLab, CircleCI and others read.
  case xunit1
  /// The attributes of the schema by which Jenkins' xUnit plugin checks files.
  case xunit2
}
