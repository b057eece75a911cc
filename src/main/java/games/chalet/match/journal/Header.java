package games.chalet.match.journal;

import games.chalet.bots.Level;
import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.match.ContinuedFrom;
import games.chalet.match.MatchSummary;
import games.chalet.match.NewMatch.Pace;
import games.chalet.match.NewMatch.Visibility;
import games.chalet.match.Seating;
import games.chalet.match.TurnClock;
import games.chalet.match.journal.JournalWrite.SeatChanges;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The data of a match that is settled before its first entry. Of it, only the players change: a
 * name is erased, or a seat passes to another person.
 */
public record Header(
    String id,
    String tableId,
    PlayedGame game,
    List<Seating> seats,
    Deal deal,
    Pace pace,
    Visibility visibility,
    Instant startedAt) {

  public Header {
    seats = List.copyOf(seats);
  }

  /** The game, its options and the version of its rules. */
  public record PlayedGame(String id, int rulesVersion, JsonNode options) {}

  /**
   * The data from which the deal follows.
   *
   * @param first the seat that begins; empty: chance decides
   * @param continues the position of another match from which this one continues; empty: the deal
   */
  public record Deal(Optional<Seat> first, Seed seed, Optional<ContinuedFrom> continues) {}

  /**
   * The end of a match.
   *
   * @param ending the numbers behind the outcome; empty if there are none
   */
  public record End(Instant at, Outcome outcome, Optional<JsonNode> ending) {}

  public Optional<Seat> seatOf(@Nullable String playerId) {
    for (int i = 0; i < seats.size(); i++) {
      if (seats.get(i).playerId().equals(playerId)) {
        return Optional.of(new Seat(i));
      }
    }
    return Optional.empty();
  }

  /** Returns a copy with another name for a player. */
  public Header renamed(String playerId, String name) {
    List<Seating> renamed =
        seats.stream()
            .map(
                seating ->
                    seating.playerId().equals(playerId) ? new Seating(playerId, name) : seating)
            .toList();
    return new Header(id, tableId, game, renamed, deal, pace, visibility, startedAt);
  }

  /** Returns a copy in which another person has that seat. */
  public Header passed(SeatChanges.Passed passed) {
    List<Seating> now = new ArrayList<>(seats);
    now.set(passed.seat().index(), passed.to());
    return new Header(id, tableId, game, now, deal, pace, visibility, startedAt);
  }

  /**
   * Returns a copy with the players of the start, before any seat has passed to another. Names of
   * persons who have lost their seat are unknown.
   */
  public Header atTheStart(List<NumberedEntry> entries) {
    Header before = this;
    for (NumberedEntry numbered : entries.reversed()) {
      if (numbered.entry() instanceof Entry.Passed passed) {
        Seating earlier = new Seating(passed.before(), "", passed.bot());
        before = before.passed(new SeatChanges.Passed(passed.seat(), earlier));
      }
    }
    return before;
  }

  /** Returns the level of the bot in this seat; empty for a person. */
  public Optional<Level> botAt(Seat seat) {
    return seats.get(seat.index()).bot();
  }

  /** Returns true if a program decides for the bot in this seat. */
  public boolean isOfProgram(Seat seat) {
    return Seating.isProgram(playerAt(seat));
  }

  /** Returns the players' public ids, without the bots. */
  public List<String> players() {
    return seats.stream()
        .filter(seating -> seating.bot().isEmpty())
        .map(Seating::playerId)
        .toList();
  }

  public String playerAt(Seat seat) {
    return seats.get(seat.index()).playerId();
  }

  public List<Seat> allSeats() {
    return IntStream.range(0, seats.size()).mapToObj(Seat::new).toList();
  }

  /**
   * Returns the time for a turn; in a match with one seat there is no clock, because nobody waits.
   */
  public TurnClock clockInForce() {
    return seats.size() == 1 ? TurnClock.OFF : pace.clock();
  }

  public MatchSummary summary(@Nullable End end) {
    Seed seed = deal.seed();
    return new MatchSummary(
        id,
        tableId,
        new MatchSummary.Rules(game.id(), game.rulesVersion(), game.options()),
        allSeats().stream()
            .map(
                seat ->
                    new MatchSummary.Seated(
                        seat, playerAt(seat), seats.get(seat.index()).name(), botAt(seat)))
            .toList(),
        new MatchSummary.Cards(seed.hash(), end == null ? null : seed.hex(), deal.continues()),
        end == null
            ? MatchSummary.Progress.playing(startedAt)
            : MatchSummary.Progress.over(startedAt, end.at(), end.outcome(), end.ending()),
        visibility.isPublic(),
        end == null && visibility.hints() ? Optional.of(true) : Optional.empty());
  }
}
