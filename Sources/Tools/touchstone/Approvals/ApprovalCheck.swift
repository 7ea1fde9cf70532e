import Foundation
import TouchstoneSnapshots

/// Whether goldens show what was approved, and by whom it was.
///
/// What a file of approvals says of a golden counts for nothing but its digests: those of the golden are computed here.
struct ApprovalCheck {
  /// A file of approvals, and the last commit that changed it, if the clone has it.
  struct Kept {
    var file: ApprovalFolder.File
    var commit: CommitInfo?
  }

  /// An approval that a golden has.
  struct Match: Hashable {
    /// The index of the file with the approval.
    var kept: Int
    /// How the golden and what was approved are the same.
    var likeness: Likeness
  }

  /// How a golden and what was approved are the same.
  enum Likeness: String, Codable {
    /// Byte for byte.
    case file
    /// The pixels, or the text, in another file.
    case contents
    /// The pixels outside of masked views, in another file.
    case unmasked
    /// The pixels, or the text; but no one saw them, and only the cause of the difference was approved.
    case cause
  }

  /// What became of a golden.
  enum Verdict: Hashable {
    case approved([Match])
    /// Something else was approved, in the files of these indices.
    case other([Int])
    case missing
    /// It cannot be read, or is damaged.
    case faulty(String)
  }

  let kept: [Kept]
  /// The goldens, in order.
  let goldens: [(path: String, verdict: Verdict)]

  var isApproved: Bool {
    goldens.allSatisfy { if case .approved = $0.verdict { true } else { false } }
  }

  /// - Parameters:
  ///   - earlier: The approvals that count no more.
  ///   - hashes: What goldens show that are hashes. Nothing is read of these.
  ///   - read: Returns the bytes of a golden.
  init(
    _ goldens: [String], by kept: [Kept], without earlier: EarlierApprovals? = nil,
    hashes: [String: ObjectAddress] = [:], read: (String) throws(FileFault) -> Data
  ) {
    self.kept = kept
    var approvals: [String: [(kept: Int, approval: SnapshotApproval)]] = [:]
    for (index, one) in kept.enumerated() {
      let file = one.file.approvals
      for approval in file.approved where earlier?.contains(approval, of: file) != true {
        approvals[approval.golden, default: []].append((index, approval))
      }
    }
    self.goldens = goldens.map { golden in
      if let address = hashes[golden] {
        return (golden, Self.verdict(Contents(digest: address.digest), approvals[golden] ?? []))
      }
      do throws(FileFault) {
        return (golden, Self.verdict(on: golden, try read(golden), approvals[golden] ?? []))
      } catch {
        return (golden, .faulty(error.reason))
      }
    }
  }

  /// What a golden is, as approvals know it.
  struct Contents {
    let digest: String
    /// The digest of the file; nil of a golden that is a hash.
    var file: String?
    var hasMasks = false

    /// - Returns: Nil with the reason if the file is damaged. The hash that a picture may store, by which tests know it,
    ///   is then that of its pixels.
    static func of(_ data: Data, golden: String) -> Result<Contents, CheckFault> {
      if LFSPointer.isPointer(data) { return .failure(CheckFault("it is a pointer of Git LFS: git lfs pull")) }
      guard let kind = GoldenKind(pathExtension: (golden as NSString).pathExtension) else {
        return .failure(CheckFault("goldens have no such extension"))
      }
      if let fault = kind.fault(of: data) { return .failure(CheckFault(fault)) }
      guard let digest = kind.digest(of: data) else { return .failure(CheckFault("it cannot be decoded")) }
      let masks = kind == .png ? GoldenMetadata(png: data)?.masks : nil
      return .success(
        Contents(digest: digest, file: GoldenKind.digest(ofFile: data), hasMasks: masks?.isEmpty == false))
    }
  }

  /// Why a file is no golden, as the rest of a sentence.
  struct CheckFault: Error, Hashable {
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  private static func verdict(
    on golden: String, _ data: Data, _ approvals: [(kept: Int, approval: SnapshotApproval)]
  ) -> Verdict {
    switch Contents.of(data, golden: golden) {
    case .failure(let fault): .faulty(fault.reason)
    case .success(let contents): verdict(contents, approvals)
    }
  }

  private static func verdict(
    _ contents: Contents, _ approvals: [(kept: Int, approval: SnapshotApproval)]
  ) -> Verdict {
    let matches = approvals.compactMap { kept, approval -> Match? in
      guard contents.file == nil || approval.file != contents.file else { return Match(kept: kept, likeness: .file) }
      guard approval.digest == contents.digest else { return nil }
      return Match(
        kept: kept, likeness: approval.file == nil ? .cause : contents.hasMasks ? .unmasked : .contents)
    }
    if !matches.isEmpty { return .approved(matches) }
    return approvals.isEmpty ? .missing : .other(approvals.map(\.kept))
  }
}
