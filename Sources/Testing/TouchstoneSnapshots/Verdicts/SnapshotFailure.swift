/// The reason for a failure, as data. ``SnapshotFailure/message(_:)`` makes the words.
package enum SnapshotFailure: Error {
  /// The value differs from its golden.
  case differs(text: String, recorded: Bool)
  /// The value differs from a golden that another tool drew, which recording therefore left alone.
  case foreign(text: String)
  /// The golden cannot be read, and does not say that Touchstone drew it, so recording leaves it alone.
  case unknownOrigin(reason: String)
  /// Something else was approved for the golden. Carries the commit whose report was reviewed, if it is known.
  case notApproved(GitCommit?)
  /// The pictures' sizes or scales differ.
  case sizeDiffers(actual: PictureSize, reference: PictureSize, text: String, recorded: Bool)
  /// There was no golden; one was recorded.
  case missingRecorded
  /// There was no golden before this run, which recorded one.
  case recordedInThisRun
  /// There is no golden, and none may be recorded. Carries the goldens of other scales that are there.
  case missing(RecordDecision.Source, otherScales: [String])
  /// The golden cannot be read.
  case unreadable(reason: String)
  /// The golden is a Git LFS pointer.
  case pointer
  /// The value differs from a golden of which this machine has only the hash: how it differs, and whether that is
  /// tolerated, is not known. Carries the golden's contents, and why they cannot be read if they are there.
  case elsewhere(ObjectAddress, fault: String?, recorded: Bool)
  /// It is not known which golden the package has. Carries what is wrong and how to fix it, in sentences.
  case manifest(String)
  /// There is nothing to see.
  case empty(Emptiness)
  /// Another assertion uses the golden for something else.
  case collision(SnapshotClaims.Claim)
  /// The value or the snapshot could not be made.
  case value(reason: String)
  /// The picture lacks fonts, images, symbols, colours or glyphs. Carries a sentence for each.
  case incomplete([String])
  /// Cases of a parameterised test cannot be distinguished by their names. Carries the name; nil if it is not known.
  case ambiguous(AmbiguousArgument)
  /// The snapshot was taken twice, with different results. Carries the difference, if it can be described.
  case unstable(text: String?)
  /// The snapshot did not come in time. In seconds.
  case timeout(Double)
  /// The golden could not be written.
  case notWritten(GoldenStoreError)
  /// The snapshot could not be encoded.
  case notEncoded(reason: String)
  /// A mask covers nothing, or the masks cover everything.
  case mask(MaskFault)
  /// The comparison broke.
  case comparison(reason: String)
  /// An audit found something to fix. Carries the findings, in words.
  case audit(String)
  /// The view could not be audited.
  case notAudited(reason: String)
  /// An assertion was given no strategy.
  case nothing
  /// The value differs from the text in its source, or there is none. Carries the description of the difference.
  case inline(String, Reason)
  /// The code asks for recording.
  case recordingIsOn(RecordedChange, RecordDecision.Source)
  /// Variables of the environment are not valid.
  case environment([EnvironmentMistake])
  /// The assertion is in a closure that a macro made, such as the body of an exit test, and names no test.
  case unnamedTest
  /// The source lies in no package, and the environment does not say where goldens are.
  case noPackage
  /// A font that the package's font set pins is not on this machine.
  case fontNotOnMachine(String)
  /// The package's font set cannot be used. Carries what is wrong with it and how to fix it, in sentences.
  case fontSet(String)
  /// A setting of the package, or an option of the command, is unknown. Carries the reason and how to fix it, in
  /// sentences.
  case settings(String)
  /// This machine's fonts are not those of the golden, or of the package's other goldens where it has none yet, and the
  /// package pins none. Carries the fonts' names.
  case otherFonts([String], hasGolden: Bool)

  /// Whether a golden file differs from the value, or is not there.
  var isOfGolden: Bool {
    if case .inline = self { return false }
    return reason.isDifference
  }

  /// The class of the failure.
  package var reason: Reason {
    switch self {
    case .differs, .foreign, .elsewhere: .differs
    case .sizeDiffers: .size
    case .missingRecorded, .recordedInThisRun, .missing: .missing
    case .unreadable, .unknownOrigin, .manifest: .unreadable
    case .pointer: .pointer
    case .empty: .empty
    case .inline(_, let reason): reason
    case .collision, .ambiguous: .collision
    case .value, .incomplete, .notAudited: .value
    case .timeout: .timeout
    case .notWritten, .notEncoded: .write
    case .mask: .mask
    case .comparison: .comparison
    case .audit: .audit
    case .recordingIsOn: .recording
    case .fontNotOnMachine, .fontSet, .otherFonts: .fonts
    case .notApproved: .approval
    case .unstable, .environment, .settings, .unnamedTest, .noPackage, .nothing: .other
    }
  }
}
