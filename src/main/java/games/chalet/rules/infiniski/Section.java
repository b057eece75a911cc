package games.chalet.rules.infiniski;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One section of a slope card.
 *
 * @param slope how the snow lies; empty for an X, which holds nobody
 * @param speeds by how much the speed changes; more than one leaves the choice to the skier
 * @param hazard by how much the hazard grows
 * @param canJump from which speed on the skier can jump
 * @param mustJump from which speed on the skier must jump
 * @param flag whether a flag stands there
 */
public record Section(
    Optional<Slope> slope,
    List<Integer> speeds,
    int hazard,
    Optional<Integer> canJump,
    Optional<Integer> mustJump,
    Flag flag,
    boolean isYetis) {

  /** Whether a flag stands somewhere. */
  public enum Flag {
    NONE,
    /** In every game. */
    ALWAYS,
    /** With the option of more flags. */
    WITH_MORE
  }

  /** The red X. */
  static final Section X =
      new Section(
          Optional.empty(), List.of(), 0, Optional.empty(), Optional.empty(), Flag.NONE, false);

  /** By how much a yeti brings the avalanche nearer. */
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
