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
 * The disconnected players of a match, as far as they matter to it: <i>away</i> are those that all
 * viewers are told of; a match without a clock expects the others back for longer. For one thread
 * at a time.
 */
public final class SeatPresence {

  /** Time for which a match without a clock expects a disconnected player back. */
  private static final Duration EXPECTED_FOR = Duration.ofHours(1);

  private final PlayersInMatches inMatches;
  private final MatchTime time;
  private final Supplier<Header> header;
  private Set<Seat> away = Set.of();

  /** The process time at which each player who has just disconnected will be away. */
  private Map<Seat, Instant> soonAway = Map.of();

  /**
   * Creates the presence of one match.
   *
   * @param time since this process began to look after the match; what was before that is not
   *     counted
   * @param header the present one
   */
  SeatPresence(PlayersInMatches inMatches, MatchTime time, Supplier<Header> header) {
    this.inMatches = inMatches;
    this.time = time;
    this.header = header;
  }

  /** Returns the seats that are away, as of the last {@link #look}. */
  public Set<Seat> away() {
    return away;
  }

  /**
   * Returns the time until each player who has disconnected is away, if they are not yet, as of the
   * last {@link #look}.
   */
  public Map<Seat, Duration> soonAway() {
    Instant now = time.processNow();
    Map<Seat, Duration> left = new TreeMap<>();
    soonAway.forEach((seat, moment) -> left.put(seat, Duration.between(now, moment)));
    return left;
  }

  /** Records that another person has this seat and is there. */
  public void arrived(Seat seat) {
    Set<Seat> others = new TreeSet<>(away);
    others.remove(seat);
    away = others;
    Map<Seat, Instant> othersSoon = new TreeMap<>(soonAway);
    othersSoon.remove(seat);
    soonAway = othersSoon;
  }

  public boolean isConnected(String player) {
    return inMatches.isOnline(player);
  }

  /** Updates the disconnected players; returns true if they have changed. */
  public boolean look(Position<?, ?, ?> position) {
    if (position.over()) {
      return false;
    }
    Instant now = time.processNow();
    Set<Seat> awayNow = new TreeSet<>();
    Map<Seat, Instant> soonNow = new TreeMap<>();
    for (Seat seat : header.get().allSeats()) {
      if (position.presence(seat) == Presence.PRESENT) {
        awayAt(seat)
            .ifPresent(
                moment -> {
                  if (moment.isAfter(now)) {
                    soonNow.put(seat, moment);
                  } else {
                    awayNow.add(seat);
                  }
                });
      }
    }
    boolean changed = !awayNow.equals(away) || !soonNow.equals(soonAway);
    away = awayNow;
    soonAway = soonNow;
    return changed;
  }

  /** Returns, without a clock, the players who disconnected so recently that they may be back. */
  public Set<Seat> expectedBack(Position<?, ?, ?> position) {
    Instant now = time.processNow();
    Set<Seat> expected = new TreeSet<>(header.get().allSeats());
    expected.removeIf(
        seat -> expectedUntil(position, seat).filter(moment -> moment.isAfter(now)).isEmpty());
    return expected;
  }

  /**
   * Returns the next moment of process time at which time alone changes who is away, or expected
   * back by those who vote.
   */
  Optional<Instant> nextChange(Position<?, ?, ?> position) {
    Stream<Instant> soon =
        header.get().allSeats().stream()
            .filter(seat -> position.presence(seat) == Presence.PRESENT && !away.contains(seat))
            .flatMap(seat -> awayAt(seat).stream());
    Stream<Instant> noLongerExpected =
        position.presences().votes().isEmpty()
            ? Stream.empty()
            : expectedBack(position).stream()
                .flatMap(seat -> expectedUntil(position, seat).stream());
    return Stream.concat(soon, noLongerExpected).min(Instant::compareTo);
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
            .filter(inMatches::isOnline)
            .map(inMatches::partyOf)
            .toList();
    boolean alone =
        playing.size() <= 1 && playing.stream().allMatch(seat -> !position.presence(seat).isBots());
    return online.isEmpty() && !alone
        ? playing.stream().map(header.get()::playerAt).map(inMatches::partyOf).toList()
        : online;
  }

  private Optional<Instant> awayAt(Seat seat) {
    String player = header.get().playerAt(seat);
    return inMatches.isOnline(player)
        ? Optional.empty()
        : Optional.of(
            inMatches.awayAt(
                player, time.since(), header.get().clockInForce().limit().orElse(Duration.ZERO)));
  }

  private Optional<Instant> expectedUntil(Position<?, ?, ?> position, Seat seat) {
    Presence presence = position.presence(seat);
    String player = header.get().playerAt(seat);
    return header.get().clockInForce().limit().isPresent()
            || (presence != Presence.PRESENT && presence != Presence.PLAYED_ON)
            || inMatches.isOnline(player)
        ? Optional.empty()
        : Optional.of(inMatches.offlineSince(player, time.since()).plus(EXPECTED_FOR));
  }
}
