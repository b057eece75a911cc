package games.chalet.match.state;

import games.chalet.bots.Level;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.match.journal.Header;
import java.util.Optional;

/**
 * The seats of a match that bots play: the bots' own, and those of persons without whom the others
 * continue. None if no person is there, because nobody waits for them.
 *
 * @param takeover true if bots take the place of persons; never in a match with one seat
 */
public record BotSeats(boolean takeover) {

  /** The level of a bot in the place of a person without whom the others continue. */
  private static final Level STAND_IN = Level.SKIER;

  /** Returns the level of the bot that has to decide for this seat now; empty if none has to. */
  public Optional<Level> levelAt(Seat seat, Header header, Position<?, ?, ?> position) {
    if (position.presences().allLeft() != null
        || !(position.turn() instanceof Turn.Decision decision)
        || !decision.mayAct().contains(seat)) {
      return Optional.empty();
    }
    if (isOfProgram(seat, position) && !decision.awaited().contains(seat)) {
      return Optional.empty();
    }
    if (position.presence(seat).isBots()) {
      return header.botAt(seat);
    }
    return isTakenOver(seat, header, position, decision) ? Optional.of(STAND_IN) : Optional.empty();
  }

  /** Returns true if a program decides there, and the bot only if the program lets others wait. */
  public boolean isOfProgram(Seat seat, Position<?, ?, ?> position) {
    return position.presence(seat) == Presence.PROGRAM;
  }

  /**
   * Returns true if a bot acts in the place of this person. It never objects for a person, who
   * might not have objected.
   */
  private boolean isTakenOver(
      Seat seat, Header header, Position<?, ?, ?> position, Turn.Decision decision) {
    return takesOver(header)
        && position.presence(seat).playedOn()
        && decision.awaited().contains(seat)
        && decision.window().isEmpty();
  }

  /** Returns true if bots play for players without whom the others continue. */
  boolean takesOver(Header header) {
    return takeover && header.seats().size() > 1;
  }
}
