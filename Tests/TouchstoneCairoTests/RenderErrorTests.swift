import Foundation
import Testing
import TouchstoneCairo

@Suite struct RenderErrorTests {
  @Test(
    arguments: [
      (
        .invalidSize(CGSize(width: 10, height: -1.5), scale: 2),
        """
        A picture of 10 × -1.5 pt at scale 2 cannot be drawn: both sides and the scale have to be finite and above 0. \
        Give the view a frame, such as .frame(width: 200, height: 100).
        """
      ),
      (
        .emptySurface(.zero, scale: 1),
        "A picture of 0 × 0 pt at scale 1 has no pixel. Give the view a size, such as .frame(width: 200, height: 100)."
      ),
      (
        .surfaceTooLarge(width: 90_000, height: 30, limit: 32_767),
        """
        A picture of 90000 × 30 px is too large: the longest side can be 32767 px. Draw at a smaller scale, or split \
        the picture.
        """
      ),
      (
        .outOfMemory(bytes: 3_600_000_000, limit: 2 << 30),
        """
        The picture and its layers would take 3434 MiB of memory; 2048 MiB are allowed. Draw at a smaller scale, or \
        nest fewer groups with opacity, blend modes, masks and filters.
        """
      ),
      (
        .nestingTooDeep(limit: 256),
        "Groups are nested more than 256 levels deep. Look for a view that contains itself."
      ),
      (.cairo(status: 1, message: "out of memory"), "Cairo could not draw the picture: out of memory (status 1)."),
    ] as [(RenderError, String)])
  func `Every error says what, why and how to mend it`(_ error: RenderError, _ text: String) {
    #expect(error.description == text)
    #expect(error.localizedDescription == text)
  }
}
