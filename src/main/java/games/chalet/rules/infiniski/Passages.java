package games.chalet.rules.infiniski;

import games.chalet.rules.infiniski.Forecast.Leave;
import games.chalet.rules.infiniski.Forecast.Passage;
import games.chalet.rules.infiniski.InfiniskiOptions.Flags;

/**
 * The effects of a section on the skier, in the order of ruling I4; nothing else resolves a
 * section.
 */
public final class Passages {

  private Passages() {}

  /**
   * Passes through one section.
   *
   * @param gain the change of speed; the result is cut to the score card, the hazard never is
   * @param speed the speed before it
   * @param hazard the hazard before it
   */
  public static Passage through(
      SlopeCard card, Part part, int gain, int speed, int hazard, Flags flags) {
    Section section = card.section(part);
    int faster = Math.clamp((long) speed + gain, 0, ScoreCard.FASTEST);
    int nearer = hazard + section.hazard();
    boolean buried = faster < nearer;
    Leave jump = buried ? Leave.NO : leave(section, faster);
    int flag =
        buried || jump == Leave.MUST || !hasFlag(section, flags) ? 0 : ScoreCard.flag(faster);
    return new Passage(part, faster, nearer, jump, flag, buried);
  }

  private static Leave leave(Section section, int speed) {
    if (section.mustJump().filter(from -> speed >= from).isPresent()) {
      return Leave.MUST;
    }
    return section.canJump().filter(from -> speed >= from).isPresent() ? Leave.CAN : Leave.NO;
  }

  public static boolean hasFlag(Section section, Flags flags) {
    return switch (section.flag()) {
      case NONE -> false;
      case ALWAYS -> true;
      case WITH_MORE -> flags == Flags.MORE;
    };
  }
}
