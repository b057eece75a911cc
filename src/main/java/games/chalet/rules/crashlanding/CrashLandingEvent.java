package games.chalet.rules.crashlanding;

import games.chalet.engine.OmittedIfEmpty;
import games.chalet.engine.Seat;
import games.chalet.rules.crashlanding.rockets.Doings.Fired;
import games.chalet.rules.crashlanding.rockets.Rocket;
import java.util.List;
import java.util.Optional;

/**
 * A public event. In a race, a pilot's actions are told when all have ended the turn. Found rockets
 * and those laid under the deck are told only in replays of finished matches, and a pilot is told
 * which one they found.
 */
public sealed interface CrashLandingEvent {

  /** The speed, after gravity, and the altitude at the beginning of a turn. */
  record Fell(Seat seat, int turn, int speed, int altitude) implements CrashLandingEvent {}

  /** A rocket came online. */
  record Found(Seat seat, Rocket rocket) implements CrashLandingEvent {}

  /** A rocket went under the rocket deck, because seven would have been online (ruling C6). */
  record LaidUnder(Seat seat, Rocket rocket) implements CrashLandingEvent {}

  /** Rockets were fired. */
  record Burned(Seat seat, Fired fired) implements CrashLandingEvent {}

  /**
   * All actions of a racer in a turn, in order: found first, then burned.
   *
   * @param found true if they drew a rocket
   * @param rocket the one found; empty for all but the seat, and if it was fired in the same turn
   */
  record TurnTold(
      Seat seat,
      int turn,
      boolean found,
      List<Fired> burns,
      @OmittedIfEmpty Optional<Rocket> rocket)
      implements CrashLandingEvent {

    public TurnTold {
      burns = List.copyOf(burns);
    }

    TurnTold(Seat seat, int turn, boolean found, List<Fired> burns) {
      this(seat, turn, found, burns, Optional.empty());
    }
  }

  /** The lander has come down safely; hard, which halves the score, unless {@code soft}. */
  record Landed(Seat seat, int speed, boolean soft) implements CrashLandingEvent {}

  /** The lander has left the ground. */
  record LiftedOff(Seat seat, int speed) implements CrashLandingEvent {}

  /** The lander is back in orbit. */
  record CameHome(Seat seat) implements CrashLandingEvent {}

  /** The lander hit the ground too fast. */
  record Wrecked(Seat seat, int speed) implements CrashLandingEvent {}

  /** The lander will never leave the ground. */
  record Stranded(Seat seat) implements CrashLandingEvent {}
}
