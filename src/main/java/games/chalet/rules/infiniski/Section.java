package games.chalet.rules.infiniski;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One section of a slope card.
 *
 * @param slope the slope of the snow; empty for an X, on which no landing is possible
 * @param speeds the change of speed; several values leave the choice to the skier
 * @param hazard the growth of the hazard
 * @param canJump the lowest speed at which the skier can jump
 * @param mustJump the lowest speed at which the skier must jump
 * @param flag the flag of this section, if any
 */
public record Section(
    Optional<Slope> slope,
    List<Integer> speeds,
    int hazard,
    Optional<Integer> canJump,
    Optional<Integer> mustJump,
    Flag flag,
    boolean isYetis) {

  /** The presence of a flag on a section. */
  public enum Flag {
    NONE,
    /** A flag in every match. */
    ALWAYS,
    /** A flag with the option of more flags. */
    WITH_MORE
  }

  /** The red X. */
  static final Section X =
      new Section(
          Optional.empty(), List.of(), 0, Optional.empty(), Optional.empty(), Flag.NONE, false);

  /** The hazard that a yeti adds. */
  static final int YETI = 3;

  public Section {
    speeds = List.copyOf(speeds);
  }

  static Section downhill(int... speeds) {
    return plain(Slope.DOWNHILL, speeds);
  }

  static Section flat(int... speeds) {
    return plain(Slope.FLAT, speeds);
  }

  static Section uphill(int... speeds) {
    return plain(Slope.UPHILL, speeds);
  }

  private static Section plain(Slope slope, int... speeds) {
    return new Section(
        Optional.of(slope),
        IntStream.of(speeds).boxed().toList(),
        0,
        Optional.empty(),
        Optional.empty(),
        Flag.NONE,
        false);
  }

  Section hazard(int growth) {
    return new Section(slope, speeds, growth, canJump, mustJump, flag, isYetis);
  }

  Section yeti() {
    return new Section(slope, speeds, YETI, canJump, mustJump, flag, true);
  }

  Section canJump(int speed) {
    return new Section(slope, speeds, hazard, Optional.of(speed), mustJump, flag, isYetis);
  }

  Section mustJump(int speed) {
    return new Section(slope, speeds, hazard, canJump, Optional.of(speed), flag, isYetis);
  }

  Section withFlag() {
    return new Section(slope, speeds, hazard, canJump, mustJump, Flag.ALWAYS, isYetis);
  }

  Section withFlagOfMore() {
    return new Section(slope, speeds, hazard, canJump, mustJump, Flag.WITH_MORE, isYetis);
  }
}
