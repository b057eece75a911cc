package games.chalet.archive;

import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.json.Json;
import games.chalet.match.ActedBy;
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
import games.chalet.web.limits.Party;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A room of matches that holds what a test puts into it. */
class FinishedMatches implements Matches {

  static final Json JSON = Json.create();
  static final JsonNode OPTIONS = JSON.tree("{\"steep\":\"YES\"}".getBytes(StandardCharsets.UTF_8));

  private static final JsonNode ENDING =
      JSON.tree("{\"decidedBy\":\"GATES\",\"seats\":[3]}".getBytes(StandardCharsets.UTF_8));

  final List<MatchSummary> summaries = new ArrayList<>();
  int replaysMade;

  /** The matches that listeners have not heard of yet. */
  Runnable news = () -> {};

  /** Runs while a replay is made. */
  Runnable meanwhile = () -> {};

  /** Two seats; the first, Ada, wins with 31 points. */
  static MatchSummary over(String id, Instant endedAt, boolean isPublic, String ada, String bob) {
    return match(
        id,
        endedAt,
        isPublic,
        ada,
        bob,
        new Outcome(
            "fifthAvalanche",
            List.of(new Outcome.Result(31, 1, 1.0), new Outcome.Result(-4, 2, -0.5))));
  }

  static MatchSummary concluded(String id, Instant endedAt, String ada, String bob) {
    return match(id, endedAt, false, ada, bob, new Outcome("concluded", List.of()));
  }

  static MatchSummary running(String id) {
    MatchSummary over = over(id, Instant.EPOCH, true, "pA", "pB");
    return new MatchSummary(
        id,
        over.table(),
        over.rules(),
        over.seats(),
        new MatchSummary.Cards(over.seedHash(), null),
        MatchSummary.Progress.playing(over.startedAt()),
        true);
  }

  private static MatchSummary match(
      String id, Instant endedAt, boolean isPublic, String ada, String bob, Outcome outcome) {
    return new MatchSummary(
        id,
        "t1",
        new MatchSummary.Rules("slalom", 3, OPTIONS),
        List.of(
            new MatchSummary.Seated(new Seat(0), ada, "Ada", Optional.empty()),
            new MatchSummary.Seated(new Seat(1), bob, "Bob", Optional.empty())),
        new MatchSummary.Cards("b".repeat(64), "a".repeat(64)),
        MatchSummary.Progress.over(
            endedAt.minusSeconds(600),
            endedAt,
            outcome,
            outcome.results().isEmpty() ? Optional.empty() : Optional.of(ENDING)),
        isPublic);
  }

  @Override
  public Optional<MatchSummary> find(String matchId) {
    return summaries.stream().filter(match -> match.id().equals(matchId)).findFirst();
  }

  @Override
  public List<MatchSummary> endedSince(Instant moment, int limit) {
    return summaries.stream()
        .filter(match -> match.status() == MatchStatus.OVER && !endOf(match).isBefore(moment))
        .sorted(Comparator.comparing(FinishedMatches::endOf).thenComparing(MatchSummary::id))
        .limit(limit)
        .toList();
  }

  @Override
  public void awaitListeners() {
    news.run();
  }

  @Override
  public boolean mayKnow(String matchId, @Nullable String playerId) {
    return playerId != null
        && find(matchId).orElseThrow().seats().stream()
            .anyMatch(seated -> seated.player().equals(playerId));
  }

  @Override
  public Optional<RecordedMatch> recorded(String matchId) {
    return find(matchId)
        .filter(match -> match.status() == MatchStatus.OVER)
        .map(FinishedMatches::record);
  }

  @Override
  public Optional<Replay> replay(String matchId, Viewer viewer) {
    replaysMade++;
    meanwhile.run();
    return find(matchId)
        .filter(match -> match.status() == MatchStatus.OVER)
        .map(match -> new Replay(match, List.of(deal(match, viewer))));
  }

  private static RecordedMatch record(MatchSummary match) {
    return new RecordedMatch(
        new RecordedMatch.Setup(
            match.game(),
            match.rulesVersion(),
            match.id(),
            match.options(),
            null,
            match.seats().stream()
                .map(
                    seated ->
                        new RecordedMatch.Name(
                            seated.seat(), seated.name(), seated.bot(), Optional.empty()))
                .toList(),
            Optional.empty()),
        Objects.requireNonNull(match.seed()),
        match.seedHash(),
        match.startedAt(),
        endOf(match),
        List.of(
            new RecordedMatch.Ply(
                1, match.startedAt(), new Seat(0), ActedBy.PERSON, OPTIONS, Optional.empty())),
        Objects.requireNonNull(match.outcome()));
  }

  private static Replay.Ply deal(MatchSummary match, Viewer viewer) {
    return new Replay.Ply(
        0,
        match.startedAt(),
        Replay.Act.NONE,
        JSON.tree((Object) viewer.toString()),
        new TurnView(List.of(new Seat(0)), List.of(new Seat(0)), null, null),
        List.of(),
        List.of(),
        List.of(0, 0));
  }

  private static Instant endOf(MatchSummary match) {
    return Objects.requireNonNull(match.endedAt());
  }

  @Override
  public MatchSummary start(NewMatch match, Consumer<JournalTransaction> rows) {
    throw new UnsupportedOperationException();
  }

  @Override
  public List<MatchSummary> running() {
    throw new UnsupportedOperationException();
  }

  @Override
  public List<MatchSummary> endedAt(String tableId, int limit) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void giveUp(String matchId) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void leave(String matchId, Seat seat) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void giveBack(String matchId, Seat seat, String from, Seating to) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void pass(String matchId, Seat seat, String from, Seating to) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void remove(String matchId, Seat seat) {
    throw new UnsupportedOperationException();
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
    return Optional.of(Recap.NOTHING)
        .filter(recap -> find(matchId).filter(match -> match.endedAt() == null).isPresent())
        .filter(recap -> playerId.equals("pA"));
  }

  @Override
  public Optional<byte[]> snapshot(String matchId, String playerId) {
    return Optional.empty();
  }

  @Override
  public Optional<TurnView> turn(String matchId) {
    throw new UnsupportedOperationException();
  }
}
