package games.chalet.rules.crashlanding;

import games.chalet.rules.crashlanding.rockets.Doings;
import games.chalet.rules.crashlanding.rockets.Rocket;
import games.chalet.rules.crashlanding.rockets.Rockets;
import java.util.List;

/** The whole state of one pilot, the present turn's actions included. */
record Pilot(Flight flight, Rockets rockets, Doings doings) {

  /** The number of rockets that can be online (more only while one has to go back). */
  static final int HAND = 6;

  List<Rocket> hand() {
    return rockets.hand();
  }

  Pilot with(Flight other) {
    return new Pilot(other, rockets, doings);
  }

  Pilot with(Rockets other, Doings doing) {
    return new Pilot(flight, other, doing);
  }

  Pilot with(Doings doing) {
    return new Pilot(flight, rockets, doing);
  }

  /** Returns true if there is a decision to make in this turn. */
  boolean awaited() {
    return flight.stage().underway() && !doings.done();
  }

  /**
   * Returns true if a rocket beyond the sixth was found, so that one of the seven has to go back
   * (ruling C6).
   */
  boolean holdsOneTooMany() {
    return hand().size() > HAND;
  }

  /** Returns the public part of this lander. */
  Lander lander(Rules rules) {
    return new Lander(
        flight.altitude(),
        flight.speed(),
        flight.stage(),
        hand().size(),
        rockets.deck(),
        rockets.under().size(),
        rockets.fired(),
        flight.landings(),
        flight.turns(),
        flight.groundTurns(),
        flight.impact(rules));
  }
}
