package games.chalet.match.time;

import games.chalet.engine.Seat;
import games.chalet.match.journal.Header;
import games.chalet.match.state.Position;
import games.chalet.match.state.Presence;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Who of a match has no connection, as far as the match is concerned: <i>gone</i> are those of whom
 * everybody is told, <i>missed</i> those for whom a match without a clock waits. For one thread at
 * a time.
 */
public final class SeatPresence {

  private final ConnectionTracker tracker;
  private final Duration missedFor;
  private final MatchTime time;
  private final Header header;
  private Set<Seat> gone = Set.of();

  /**
   * The attendance of one match.
   *
   * @param missedFor how long a match without a clock waits for who has no connection
   * @param time since this process began to look after the match; who was away before is not
   *     counted as such
   * @param header asked for what never changes in it: players and clock
   */
  SeatPresence(ConnectionTracker tracker, Duration missedFor, MatchTime time, Header header) {
    this.tracker = tracker;
    this.missedFor = missedFor;
    this.time = time;
    this.header = header;
  }

  /** The seats that are gone, as of the last {@link #look}. */
  public Set<Seat> gone() {
    return gone;
  }

  /** Sees who has no connection; whether that has changed. */
  public boolean look(Position<?, ?, ?> position) {
    if (position.over()) {
      return false;
    }
    Instant now = time.processNow();
    Set<Seat> goneNow = new TreeSet<>();
    for (Seat seat : header.allSeats()) {
      if (position.presence(seat) == Presence.PRESENT
          && goneAt(seat).filter(moment -> !moment.isAfter(now)).isPresent()) {
        goneNow.add(seat);
      }
    }
    boolean changed = !goneNow.equals(gone);
    gone = goneNow;
    return changed;
  }

  /**
   * Without a clock: who has been without a connection for so short a time that they may be back.
   */
  public Set<Seat> missed(Position<?, ?, ?> position) {
    Instant now = time.processNow();
    Set<Seat> missed = new TreeSet<>(header.allSeats());
    missed.removeIf(
        seat -> missedUntil(position, seat).filter(moment -> moment.isAfter(now)).isEmpty());
    return missed;
  }

  /**
   * Returns the next moment of process time at which time alone changes who is gone, or missed by
   * those who vote.
   */
  Optional<Instant> nextChange(Position<?, ?, ?> position) {
    Stream<Instant> goings =
        header.allSeats().stream()
            .filter(seat -> position.presence(seat) == Presence.PRESENT && !gone.contains(seat))
            .flatMap(seat -> goneAt(seat).stream());
    Stream<Instant> enoughMissed =
        position.presences().votes().isEmpty()
            ? Stream.empty()
            : missed(position).stream().flatMap(seat -> missedUntil(position, seat).stream());
    return Stream.concat(goings, enoughMissed).min(Instant::compareTo);
  }

  private Optional<Instant> goneAt(Seat seat) {
    String player = header.playerAt(seat);
    return tracker.isOnline(player)
        ? Optional.empty()
        : Optional.of(
            tracker.goneAt(
                player, time.since(), header.clockInForce().limit().orElse(Duration.ZERO)));
  }

  private Optional<Instant> missedUntil(Position<?, ?, ?> position, Seat seat) {
    Presence away = position.presence(seat);
    String player = header.playerAt(seat);
    return header.clockInForce().limit().isPresent()
            || (away != Presence.PRESENT && away != Presence.PLAYED_ON)
            || tracker.isOnline(player)
        ? Optional.empty()
        : Optional.of(tracker.offlineSince(player, time.since()).plus(missedFor));
  }
}
