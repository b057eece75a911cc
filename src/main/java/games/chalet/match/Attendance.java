package games.chalet.match;

import games.chalet.engine.Seat;
import java.time.Clock;
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
final class Attendance {

  private final Absences absences;
  private final Duration missedFor;
  private final Clock clock;
  private final Header header;
  private Set<Seat> gone = Set.of();

  /**
   * The attendance of one match.
   *
   * @param missedFor how long a match without a clock waits for who has no connection
   * @param header asked for what never changes in it: players and clock, and when it began
   */
  Attendance(Absences absences, Duration missedFor, Clock clock, Header header) {
    this.absences = absences;
    this.missedFor = missedFor;
    this.clock = clock;
    this.header = header;
  }

  /** The seats that are gone, as of the last {@link #look}. */
  Set<Seat> gone() {
    return gone;
  }

  /** Sees who has no connection; whether that has changed. */
  boolean look(Position<?, ?, ?> position) {
    if (position.over()) {
      return false;
    }
    Instant now = clock.instant();
    Set<Seat> goneNow = new TreeSet<>();
    for (Seat seat : header.allSeats()) {
      if (position.away(seat) == Away.PRESENT
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
  Set<Seat> missed(Position<?, ?, ?> position) {
    Instant now = clock.instant();
    Set<Seat> missed = new TreeSet<>(header.allSeats());
    missed.removeIf(
        seat -> missedUntil(position, seat).filter(moment -> moment.isAfter(now)).isEmpty());
    return missed;
  }

  /** The next moment at which time alone changes who is gone, or missed by those who vote. */
  Optional<Instant> nextChange(Position<?, ?, ?> position) {
    Stream<Instant> goings =
        header.allSeats().stream()
            .filter(seat -> position.away(seat) == Away.PRESENT && !gone.contains(seat))
            .flatMap(seat -> goneAt(seat).stream());
    Stream<Instant> enoughMissed =
        position.people().votes().isEmpty()
            ? Stream.empty()
            : missed(position).stream().flatMap(seat -> missedUntil(position, seat).stream());
    return Stream.concat(goings, enoughMissed).min(Instant::compareTo);
  }

  private Optional<Instant> goneAt(Seat seat) {
    String player = header.playerAt(seat);
    return absences.isOnline(player)
        ? Optional.empty()
        : Optional.of(
            absences.goneAt(
                player, header.startedAt(), header.clockInForce().limit().orElse(Duration.ZERO)));
  }

  private Optional<Instant> missedUntil(Position<?, ?, ?> position, Seat seat) {
    Away away = position.away(seat);
    String player = header.playerAt(seat);
    return header.clockInForce().limit().isPresent()
            || (away != Away.PRESENT && away != Away.PLAYED_ON)
            || absences.isOnline(player)
        ? Optional.empty()
        : Optional.of(absences.offlineSince(player, header.startedAt()).plus(missedFor));
  }
}
