package games.chalet.table.model;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A question to the host of a table.
 *
 * @param person the id of the person who asks
 * @param seat the seat that they ask for; null: none
 * @param holder the player whose seat it is, if they say that they are that player; null: nobody's
 * @param at when it was asked or, once refused, when that was
 * @param refused true if the answer was no: it stays for a while, so that nobody asks again at once
 * @param agreed those who have said yes to a claim to which others may still say no
 * @param passesAt when the seat passes if nobody says no; null: nobody has agreed yet
 */
public record Request(
    String person,
    Kind kind,
    @Nullable Integer seat,
    @Nullable String holder,
    Instant at,
    boolean refused,
    List<String> agreed,
    @Nullable Instant passesAt) {

  public Request {
    agreed = List.copyOf(agreed);
  }

  /** Creates an open question. */
  Request(String person, Kind kind, @Nullable Integer seat, @Nullable String holder, Instant at) {
    this(person, kind, seat, holder, at, false, List.of(), null);
  }

  /** The thing that someone asks for. */
  public enum Kind {
    /** A stranger without an invitation asks to be let in. */
    JOIN,
    /** A visitor asks for the seat that a bot plays in the running match. */
    BOT_SEAT,
    /** A visitor says that they are the player of a seat, who came back as another guest. */
    CLAIM,
    /** A visitor takes a chair when people gather next; nobody has to answer. */
    NEXT_GAME
  }

  public int seatNumber() {
    return Objects.requireNonNull(seat);
  }

  /** Returns a copy to which these people have agreed. */
  Request agreedBy(List<String> people, @Nullable Instant then) {
    return new Request(person, kind, seat, holder, at, refused, people, then);
  }

  Request refusedAt(Instant now) {
    return new Request(person, kind, seat, holder, now, true, List.of(), null);
  }
}
