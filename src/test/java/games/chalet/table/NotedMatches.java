package games.chalet.table;

import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.match.Beginning;
import games.chalet.match.ContinuedFrom;
import games.chalet.match.JournalTransaction;
import games.chalet.match.MatchStatus;
import games.chalet.match.MatchSummary;
import games.chalet.match.Matches;
import games.chalet.match.NewMatch;
import games.chalet.match.Recap;
import games.chalet.match.RecordedMatch;
import games.chalet.match.Replay;
import games.chalet.match.Review;
import games.chalet.match.Seating;
import games.chalet.match.TurnView;
import games.chalet.table.model.TableRefusal;
import games.chalet.testing.OpenTransaction;
import games.chalet.testing.Repositories;
import games.chalet.web.Ids;
import games.chalet.web.RefusedException;
import games.chalet.web.limits.Party;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.transaction.support.TransactionTemplate;

/** Matches in which nothing happens; keeps what was asked for. */
class NotedMatches implements Matches {

  final Map<String, MatchSummary> all = new ConcurrentHashMap<>();
  final List<NewMatch> started = new CopyOnWriteArrayList<>();

  /** True if no match can begin. */
  volatile boolean isFull;

  /** Runs before a match begins. */
  volatile Runnable justBefore = () -> {};

  /** True if the start of a match on disk is not published. */
  volatile boolean losesAnswers;

  final List<String> partings = new CopyOnWriteArrayList<>();

  private final TransactionTemplate transaction;
  private final JdbcOperations jdbc;

  NotedMatches(TransactionTemplate transaction, JdbcOperations jdbc) {
    this.transaction = transaction;
    this.jdbc = jdbc;
  }

  /** Runs before a seat passes; it may refuse. */
  volatile Consumer<Seat> whilePassing = seat -> {};

  /** Runs while the turn of a match is read. */
  Runnable whileRead = () -> {};

  /** Ends a match without telling anybody. */
  MatchSummary end(String matchId) {
    return end(matchId, Instant.EPOCH);
  }

  MatchSummary end(String matchId, Instant at) {
    return all.computeIfPresent(matchId, (id, match) -> over(match, at, List.of()));
  }

  /** Ends a match with these points, the most first, without telling anybody. */
  void playOut(String matchId, List<Integer> points) {
    List<Integer> best = points.stream().sorted(Comparator.reverseOrder()).toList();
    List<Outcome.Result> results =
        points.stream().map(one -> new Outcome.Result(one, best.indexOf(one) + 1, 0)).toList();
    Instant at = Instant.EPOCH.plusSeconds(all.size()); // Later matches end later.
    all.computeIfPresent(matchId, (id, match) -> over(match, at, results));
  }

  @Override
  public MatchSummary start(NewMatch match, Consumer<JournalTransaction> rows) {
    if (isFull) {
      throw new RefusedException(503, "no-room", "There is no room.", "", "no-room", Map.of());
    }
    justBefore.run();
    transaction.executeWithoutResult(
        status -> OpenTransaction.write(jdbc, Repositories.NO_SESSIONS, rows));
    if (losesAnswers) {
      throw TableRefusal.CHANGED.of();
    }
    started.add(match);
    MatchSummary summary =
        new MatchSummary(
            match.id().orElseGet(Ids::random),
            match.tableId(),
            new MatchSummary.Rules(match.game().id(), 1, match.game().options()),
            seated(match.seats()),
            new MatchSummary.Cards("hash", null),
            MatchSummary.Progress.playing(Instant.EPOCH),
            match.visibility().isPublic());
    all.put(summary.id(), summary);
    return summary;
  }

  @Override
  public Optional<MatchSummary> find(String matchId) {
    return Optional.ofNullable(all.get(matchId));
  }

  @Override
  public List<MatchSummary> running() {
    return all.values().stream().filter(match -> match.status() == MatchStatus.PLAYING).toList();
  }

  @Override
  public void giveUp(String matchId) {
    partings.add("giveUp " + matchId);
    end(matchId);
  }

  @Override
  public void leave(String matchId, Seat seat) {
    partings.add("leave " + matchId + " " + seat.index());
  }

  @Override
  public void remove(String matchId, Seat seat) {
    partings.add("remove " + matchId + " " + seat.index());
  }

  @Override
  public void pass(String matchId, Seat seat, String from, Seating to) {
    whilePassing.accept(seat);
    partings.add("pass %s %d %s %s".formatted(matchId, seat.index(), from, to.playerId()));
    seat(matchId, seat, to);
  }

  @Override
  public void giveBack(String matchId, Seat seat, String from, Seating to) {
    partings.add("giveBack %s %d %s %s".formatted(matchId, seat.index(), from, to.playerId()));
    seat(matchId, seat, to);
  }

  private void seat(String matchId, Seat seat, Seating to) {
    all.computeIfPresent(
        matchId,
        (id, match) -> {
          List<MatchSummary.Seated> seats = new ArrayList<>(match.seats());
          seats.set(
              seat.index(),
              new MatchSummary.Seated(seat, to.playerId(), to.name(), Optional.empty()));
          return new MatchSummary(
              match.id(),
              match.table(),
              match.rules(),
              seats,
              match.cards(),
              match.progress(),
              match.isPublic());
        });
  }

  @Override
  public List<MatchSummary> endedAt(String tableId, int limit) {
    return all.values().stream()
        .filter(match -> match.table().equals(tableId) && match.status() == MatchStatus.OVER)
        .sorted(Comparator.comparing(MatchSummary::endedAt))
        .limit(limit)
        .toList();
  }

  @Override
  public List<MatchSummary> endedSince(Instant moment, int limit) {
    return List.of();
  }

  @Override
  public void awaitListeners() {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean mayKnow(String matchId, @Nullable String playerId) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Optional<RecordedMatch> recorded(String matchId) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Optional<Replay> replay(String matchId, Viewer viewer) {
    throw new UnsupportedOperationException();
  }

  private static List<MatchSummary.Seated> seated(List<Seating> seatings) {
    List<MatchSummary.Seated> seated = new ArrayList<>();
    IntStream.range(0, seatings.size())
        .forEach(
            n ->
                seated.add(
                    new MatchSummary.Seated(
                        new Seat(n),
                        seatings.get(n).playerId(),
                        seatings.get(n).name(),
                        seatings.get(n).bot())));
    return seated;
  }

  private static MatchSummary over(MatchSummary match, Instant at, List<Outcome.Result> results) {
    return new MatchSummary(
        match.id(),
        match.table(),
        match.rules(),
        match.seats(),
        match.cards(),
        MatchSummary.Progress.over(
            match.startedAt(), at, new Outcome("concluded", results), Optional.empty()),
        match.isPublic());
  }

  @Override
  public Review review(String matchId) {
    return Review.NONE;
  }

  @Override
  public Review askForReview(String matchId, Party by) {
    return Review.NONE;
  }

  @Override
  public Beginning beginning(ContinuedFrom from) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Optional<Recap> recap(String matchId, String playerId) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Optional<byte[]> snapshot(String matchId, String playerId) {
    return Optional.empty();
  }

  /** It is the second seat's turn. */
  @Override
  public Optional<TurnView> turn(String matchId) {
    whileRead.run();
    return find(matchId)
        .filter(match -> match.status() == MatchStatus.PLAYING)
        .map(match -> new TurnView(List.of(new Seat(1)), List.of(new Seat(1)), null, null));
  }
}
