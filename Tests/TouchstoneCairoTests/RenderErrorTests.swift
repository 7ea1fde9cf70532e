import Foundation
import Testing
import TouchstoneCairo

@Suite struct RenderErrorTests {
  @Test(
    arguments: [
      (
        .invalidSize(CGSize(width: 10, height: -1.5), scale: 2),
        """
        A picture of 10 × -1.5 pt at scale 2 cannot be drawn: the width, height and scale must be finite and greater than 0. \
        Give the view a frame, such as .frame(width: 200, height: 100).
        """
      ),
      (
        .emptySurface(.zero, scale: 1),
        "A picture of 0 × 0 pt at scale 1 has no pixels. Give the view a size, such as .frame(width: 200, height: 100)."
      ),
      (
        .surfaceTooLarge(width: 90_000, height: 30, points: CGSize(width: 30_000, height: 9.9), limit: 32_767),
        """
        A picture of 90000 × 30 px (30000 × 9.9 pt) is too large: the longest side can be 32767 px. Draw at a smaller \
        scale, or split the picture.
        """
      ),
      (
        .surfaceTooLarge(width: 90_000, height: 30, points: nil, limit: 32_767),
        """
        A layer of 90000 × 30 px is too large: the longest side can be 32767 px. Draw at a smaller scale, or split the \
        picture.
        """
      ),
      (
        .pageTooLarge(CGSize(width: 20_000, height: 10), limit: 14_400),
        """
        A page of 20000 × 10 pt is too large: PDF allows sides of up to 14400 pt. Make the view smaller, or split it \
        into pages.
        """
      ),
      (
        .pictureTooLarge(
          width: 30_000, height: 30_000, points: CGSize(width: 15_000, height: 15_000), limit: 2 << 30),
        """
        A picture of 30000 × 30000 px (15000 × 15000 pt) would take 3434 MiB of memory; the limit is 2048 MiB. Draw at a \
        smaller scale, or split the picture.
        """
      ),
      (
        .outOfMemory(bytes: 3_600_000_000, limit: 2 << 30),
        """
        The picture and its layers would take 3434 MiB of memory; the limit is 2048 MiB. Draw at a smaller scale, or \
        nest fewer groups with opacity, blend modes, masks and filters.
        """
      ),
      (
        .nestingTooDeep(limit: 256),
        "Groups are nested more than 256 levels deep. Look for a view that contains itself."
      ),
      (.cairo(status: 1, message: "out of memory"), "Cairo could not draw the picture: out of memory (status 1)."),
    ] as [(RenderError, String)])
  func `Every error says what, why and how to fix it`(_ error: RenderError, _ text: String) {
    #expect(error.description == text)
    #expect(error.localizedDescription == text)
  }
}
