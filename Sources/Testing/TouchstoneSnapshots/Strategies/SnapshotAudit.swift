package import Foundation

/// The result of an audit of what an assertion shows.
package struct SnapshotAudit: Sendable {
  /// The findings, those that fail the assertion first.
  package var findings: [SnapshotFinding]
  /// The message for the user; nil if there is nothing to fix.
  package var message: String?
  /// The audited view, as PNG, and its size; nil if there is nothing to see.
  package var picture: Picture?
  /// The same with a numbered outline at each finding that fails the assertion.
  package var marked: Data?

  /// A picture of what was audited.
  package struct Picture: Sendable {
    package var png: Data
    package var size: PictureSize

    package init(png: Data, size: PictureSize) {
      self.png = png
      self.size = size
    }
  }

  package init(
    findings: [SnapshotFinding] = [], message: String? = nil, picture: Picture? = nil, marked: Data? = nil
  ) {
    self.findings = findings
    self.message = message
    self.picture = picture
    self.marked = marked
  }

  /// Adds what was found in another part of the same snapshot. The first picture is kept; findings of parts whose picture
  /// is not have no places.
  package mutating func add(_ other: SnapshotAudit) {
    var added = other.findings
    if picture != nil {
      for index in added.indices { added[index].place.framesInSheet = [] }
    } else if other.picture != nil {
      for index in findings.indices { findings[index].place.framesInSheet = [] }
    }
    findings += added
    let messages = [message, other.message].compactMap(\.self)
    message = messages.isEmpty ? nil : messages.joined(separator: "\n\n")
    if picture == nil { (picture, marked) = (other.picture, other.marked) }
  }

  /// Returns the result as that of the part of this name, if the snapshot is made of several pictures.
  package func named(_ part: String?) -> SnapshotAudit {
    guard let part else { return self }
    var audit = self
    for index in audit.findings.indices { audit.findings[index].place.variants.insert(part, at: 0) }
    audit.message = message.map { "\(part): \($0)" }
    return audit
  }
}
