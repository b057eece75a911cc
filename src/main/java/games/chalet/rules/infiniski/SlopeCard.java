package games.chalet.rules.infiniski;

import static games.chalet.rules.infiniski.Section.downhill;
import static games.chalet.rules.infiniski.Section.flat;
import static games.chalet.rules.infiniski.Section.uphill;

/**
 * The 15 slope cards. The rulebook lost their pictures; this is a reconstruction that agrees with
 * every sentence and example in it (ruling I17).
 */
@SuppressWarnings("ImmutableEnumChecker") // Sections are records of unmodifiable things.
public enum SlopeCard {
  S01("Bunny slope", downhill(1), flat(0), downhill(1)),
  S02("Steep drop", downhill(2, 3).canJump(6), flat(-1), uphill(-1)),
  S03("Long run", flat(0), downhill(1), downhill(1).hazard(1).withFlagOfMore()),
  S04("Ridge climb", flat(-1), uphill(-2).canJump(7), uphill(-1)),
  S05("Flag gate", Section.X, downhill(1), flat(-1).withFlag()),
  S06("Yeti lair", downhill(1), uphill(-1), uphill(-1).yeti()),
  S07("Broken slope", uphill(-1), downhill(2), Section.X),
  S08("Kicker", uphill(-1).canJump(5), flat(0).canJump(6).mustJump(8), downhill(1)),
  S09("Mogul field", downhill(1), uphill(-1), flat(-1).hazard(1)),
  S10("Hump", flat(0).canJump(6), uphill(-1).canJump(6), downhill(2).withFlagOfMore()),
  S11("Valley", flat(-1), downhill(2), uphill(-2)),
  S12("Tree line", flat(0).hazard(1), downhill(2).hazard(1).withFlagOfMore(), flat(0)),
  S13("Terrace", uphill(-1), flat(0), flat(-1)),
  S14("Cornice", downhill(2).hazard(1).mustJump(9), uphill(-1).canJump(6).mustJump(8), downhill(2)),
  S15("Gully", uphill(-2).canJump(6), flat(0), flat(-1));

  private final String title;
  private final Section portrait;
  private final Section left;
  private final Section right;

  SlopeCard(String title, Section portrait, Section left, Section right) {
    this.title = title;
    this.portrait = portrait;
    this.left = left;
    this.right = right;
  }

  public String title() {
    return title;
  }

  /** Returns the section that is printed on a part of this card. */
  public Section section(Part part) {
    return switch (part) {
      case PORTRAIT -> portrait;
      case LEFT -> left;
      case RIGHT -> right;
    };
  }
}
