package games.chalet.match.state;

import games.chalet.bots.Level;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.match.journal.Header;
import java.util.Optional;

/**
 * The seats of a match that bots play: those in which bots sit, and those of persons without whom
 * the others go on. None where no person is there: nobody waits for them.
 *
 * @param takeover whether bots take the place of persons; in a match for one they never do
 */
public record BotSeats(boolean takeover) {

  /** Takes the place of a person without whom the others go on. */
  private static final Level STAND_IN = Level.SKIER;

  /** How well the bot plays that has to decide for this seat now; empty if none has to. */
  public Optional<Level> levelAt(Seat seat, Header header, Position<?, ?, ?> position) {
    if (position.presences().deserted() != null
        || !(position.turn() instanceof Turn.Decision decision)
        || !decision.mayAct().contains(seat)) {
      return Optional.empty();
    }
    if (isOfProgram(seat, position) && !decision.awaited().contains(seat)) {
      return Optional.empty();
    }
    return header
        .botAt(seat)
        .or(
            () ->
                isTakenOver(seat, header, position, decision)
                    ? Optional.of(STAND_IN)
                    : Optional.empty());
  }

  /** Whether a program decides there, and the bot only where the program lets others wait. */
  public boolean isOfProgram(Seat seat, Position<?, ?, ?> position) {
    return position.presence(seat) == Presence.PROGRAM;
  }

  /** Nobody objects in the place of a person, who might have let it pass. */
  private boolean isTakenOver(
      Seat seat, Header header, Position<?, ?, ?> position, Turn.Decision decision) {
    return takesOver(header)
        && position.presence(seat).playedOn()
        && decision.awaited().contains(seat)
        && decision.window().isEmpty();
  }

  /** Returns true if bots play for players without whom the others go on. */
  boolean takesOver(Header header) {
    return takeover && header.seats().size() > 1;
  }
}
