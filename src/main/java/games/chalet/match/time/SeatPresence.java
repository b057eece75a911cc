package games.chalet.match.time;

import games.chalet.engine.Seat;
import games.chalet.match.journal.Header;
import games.chalet.match.state.Position;
import games.chalet.match.state.Presence;
import games.chalet.web.limits.Party;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The disconnected players of a match, as far as they matter to it: <i>gone</i> are those that all
 * viewers are told of, <i>missed</i> those for whom a match without a clock waits. For one thread
 * at a time.
 */
public final class SeatPresence {

  /** Time that a match without a clock waits for a disconnected player. */
  private static final Duration MISSED_FOR = Duration.ofHours(1);

  private final ConnectionTracker tracker;
  private final MatchTime time;
  private final Supplier<Header> header;
  private Set<Seat> gone = Set.of();

  /** The process time at which each player who has just disconnected will be gone. */
  private Map<Seat, Instant> leaving = Map.of();

  /**
   * Creates the presence of one match.
   *
   * @param time since this process began to look after the match; absences before that are not
   *     counted
   * @param header the present one
   */
  SeatPresence(ConnectionTracker tracker, MatchTime time, Supplier<Header> header) {
    this.tracker = tracker;
    this.time = time;
    this.header = header;
  }

  /** Returns the seats that are gone, as of the last {@link #look}. */
  public Set<Seat> gone() {
    return gone;
  }

  /**
   * Returns how long the match waits for each player who has disconnected and is not gone yet, as
   * of the last {@link #look}.
   */
  public Map<Seat, Duration> leaving() {
    Instant now = time.processNow();
    Map<Seat, Duration> left = new TreeMap<>();
    leaving.forEach((seat, moment) -> left.put(seat, Duration.between(now, moment)));
    return left;
  }

  /** Records that another person has this seat and is there. */
  public void arrived(Seat seat) {
    Set<Seat> others = new TreeSet<>(gone);
    others.remove(seat);
    gone = others;
    Map<Seat, Instant> othersLeaving = new TreeMap<>(leaving);
    othersLeaving.remove(seat);
    leaving = othersLeaving;
  }

  public boolean isConnected(String player) {
    return tracker.isOnline(player);
  }

  /** Updates the disconnected players; returns true if they have changed. */
  public boolean look(Position<?, ?, ?> position) {
    if (position.over()) {
      return false;
    }
    Instant now = time.processNow();
    Set<Seat> goneNow = new TreeSet<>();
    Map<Seat, Instant> leavingNow = new TreeMap<>();
    for (Seat seat : header.get().allSeats()) {
      if (position.presence(seat) == Presence.PRESENT) {
        goneAt(seat)
            .ifPresent(
                moment -> {
                  if (moment.isAfter(now)) {
                    leavingNow.put(seat, moment);
                  } else {
                    goneNow.add(seat);
                  }
                });
      }
    }
    boolean changed = !goneNow.equals(gone) || !leavingNow.equals(leaving);
    gone = goneNow;
    leaving = leavingNow;
    return changed;
  }

  /** Returns, without a clock, the players who disconnected so recently that they may be back. */
  public Set<Seat> missed(Position<?, ?, ?> position) {
    Instant now = time.processNow();
    Set<Seat> missed = new TreeSet<>(header.get().allSeats());
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
        header.get().allSeats().stream()
            .filter(seat -> position.presence(seat) == Presence.PRESENT && !gone.contains(seat))
            .flatMap(seat -> goneAt(seat).stream());
    Stream<Instant> enoughMissed =
        position.presences().votes().isEmpty()
            ? Stream.empty()
            : missed(position).stream().flatMap(seat -> missedUntil(position, seat).stream());
    return Stream.concat(goings, enoughMissed).min(Instant::compareTo);
  }

  /**
   * Returns those for whom the match goes on: players and programs that are online; all of them
   * where none is, since a second one may be back at any moment. Empty if nobody is left or the
   * only person is offline: then time stands and no bot thinks.
   */
  public List<Party> waiting(Position<?, ?, ?> position) {
    List<Seat> playing =
        header.get().allSeats().stream()
            .filter(seat -> position.presence(seat).isPlaying())
            .toList();
    List<Party> online =
        playing.stream()
            .map(header.get()::playerAt)
            .filter(tracker::isOnline)
            .map(tracker::partyOf)
            .toList();
    boolean alone =
        playing.size() <= 1 && playing.stream().allMatch(seat -> !position.presence(seat).isBots());
    return online.isEmpty() && !alone
        ? playing.stream().map(header.get()::playerAt).map(tracker::partyOf).toList()
        : online;
  }

  private Optional<Instant> goneAt(Seat seat) {
    String player = header.get().playerAt(seat);
    return tracker.isOnline(player)
        ? Optional.empty()
        : Optional.of(
            tracker.goneAt(
                player, time.since(), header.get().clockInForce().limit().orElse(Duration.ZERO)));
  }

  private Optional<Instant> missedUntil(Position<?, ?, ?> position, Seat seat) {
    Presence away = position.presence(seat);
    String player = header.get().playerAt(seat);
    return header.get().clockInForce().limit().isPresent()
            || (away != Presence.PRESENT && away != Presence.PLAYED_ON)
            || tracker.isOnline(player)
        ? Optional.empty()
        : Optional.of(tracker.offlineSince(player, time.since()).plus(MISSED_FOR));
  }
}
