/// Which attributes a test case of JUnit XML has, named as by pytest.
package enum JUnitFamily: String, CaseIterable, Sendable {
  /// `file` and `line` too, which GitLab, CircleCI and others read.
  case xunit1
  /// Those of the schema that Jenkins' xUnit plugin checks files by.
  case xunit2
}
