package games.chalet.rules.antarctic.board;

import games.chalet.engine.Seat;
import games.chalet.rules.kit.Lists;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The turn that can be called, or could until a call was right.
 *
 * @param seat the seat whose turn it is or was
 * @param turn its number
 * @param called the seats that have called it, in this order; each may once
 * @param accepted the seats for which the match no longer waits, sorted
 * @param provenBy the seat whose call was right; no seat can call this turn any more
 */
public record Accused(
    Seat seat, int turn, List<Seat> called, List<Seat> accepted, Optional<Seat> provenBy) {

  public Accused {
    called = List.copyOf(called);
    accepted = List.copyOf(accepted);
  }

  public static Accused of(Seat seat, int turn) {
    return new Accused(seat, turn, List.of(), List.of(), Optional.empty());
  }

  public Accused withCall(Seat by) {
    return new Accused(seat, turn, Lists.plus(called, by), accepted, provenBy);
  }

  public Accused withAccepted(Seat by) {
    List<Seat> sorted = Stream.concat(accepted.stream(), Stream.of(by)).sorted().toList();
    return new Accused(seat, turn, called, sorted, provenBy);
  }

  public Accused proven(Seat by) {
    return new Accused(seat, turn, called, accepted, Optional.of(by));
  }

  /** Returns true if this seat may call the turn. */
  public boolean callableBy(Seat other) {
    return provenBy.isEmpty() && !other.equals(seat) && !called.contains(other);
  }

  /** Returns true if this seat has neither called nor accepted. */
  public boolean undecided(Seat other) {
    return callableBy(other) && !accepted.contains(other);
  }
}
