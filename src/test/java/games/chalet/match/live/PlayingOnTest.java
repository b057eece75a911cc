package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.bots.Level;
import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.match.ActedBy;
import games.chalet.match.Beginning;
import games.chalet.match.BotPace;
import games.chalet.match.ContinuedFrom;
import games.chalet.match.MatchStatus;
import games.chalet.match.MatchSummary;
import games.chalet.match.NewMatch;
import games.chalet.match.NewMatch.Pace;
import games.chalet.match.NewMatch.Visibility;
import games.chalet.match.RecordedMatch;
import games.chalet.match.Replay;
import games.chalet.match.Seating;
import games.chalet.match.TurnClock;
import games.chalet.match.bots.BotSettings;
import games.chalet.match.live.Pebbles.Move;
import games.chalet.rules.GameCatalog;
import games.chalet.web.RefusedException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Finished matches that go on from one of their plies. */
class PlayingOnTest {

  private static final GameCatalog CATALOG = new GameCatalog();
  private static final int ACTS = 60;

  private final MatchHarness harness = new MatchHarness();

  @AfterEach
  void close() {
    harness.close();
  }

  static Stream<String> games() {
    return CATALOG.games().stream().map(game -> game.info().id());
  }

  /** Played by chance by persons, and ended after so many acts if it goes on for longer. */
  private String finished(String id, int seats, Random random) {
    Game<?, ?, ?, ?, ?> game = harness.games.find(id).orElseThrow();
    String match = harness.start(seats, TurnClock.OFF, Map.of(), id, game.defaults(seats));
    for (int act = 0; act < ACTS && isGoingOn(match); act++) {
      String player = awaited(match, random);
      JsonNode position = harness.snapshot(match, player);
      JsonNode legal = position.path("legalActions");
      harness.postAct(
          match,
          player,
          position.path("choice").intValue(),
          legal.get(random.nextInt(legal.size())));
      harness.settle();
    }
    harness.matches().giveUp(match);
    harness.settle();
    return match;
  }

  private String awaited(String match, Random random) {
    JsonNode awaited = harness.snapshot(match, "ann").at("/turn/awaited");
    return MatchHarness.PLAYERS.get(awaited.get(random.nextInt(awaited.size())).intValue());
  }

  private boolean isGoingOn(String match) {
    return harness.matches().find(match).orElseThrow().status() == MatchStatus.PLAYING;
  }

  /** The same people play on; bots in the seats named. */
  private String playOn(String match, int ply, Integer... bots) {
    Beginning beginning = harness.matches().beginning(new ContinuedFrom(match, ply));
    List<Integer> played = List.of(bots);
    MatchSummary begun =
        harness
            .matches()
            .start(
                new NewMatch(
                        "table2",
                        beginning.game(),
                        IntStream.range(0, beginning.players().size())
                            .mapToObj(
                                seat ->
                                    played.contains(seat)
                                        ? Seating.ofBot(seat, "Bot " + seat, Level.SKIER)
                                        : new Seating(MatchHarness.PLAYERS.get(seat), "Anew"))
                            .toList(),
                        beginning.first(),
                        new Pace(TurnClock.OFF, Map.of(), BotPace.USUAL),
                        new Visibility(false, true, false))
                    .with(beginning.cards()));
    harness.settle();
    return begun.id();
  }

  private List<Replay.Ply> replay(String match, int seat) {
    return harness.matches().replay(match, new Viewer.Seated(new Seat(seat))).orElseThrow().plies();
  }

  private RecordedMatch record(String match) {
    return harness.matches().recorded(match).orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everybodySeesWhatTheReplayShows(String id) {
    harness.games = CATALOG::versions;
    Random random = new Random(id.hashCode());
    int seats = Math.min(2, harness.games.find(id).orElseThrow().info().maxSeats());
    String match = finished(id, seats, random);
    int plies = record(match).plies().size();
    for (int time = 0; time < 3; time++) {
      int ply = random.nextInt(plies);
      String on = playOn(match, ply);
      List<JsonNode> before = shows(match, ply, on, seats);
      harness.restart();
      assertThat(shows(match, ply, on, seats)).isEqualTo(before);
      harness.matches().giveUp(on);
      harness.settle();
      for (int seat = 0; seat < seats; seat++) {
        assertThat(views(replay(on, seat)))
            .isEqualTo(views(replay(match, seat).subList(0, ply + 1)));
      }
    }
  }

  private static List<JsonNode> views(List<Replay.Ply> plies) {
    return plies.stream().map(Replay.Ply::view).toList();
  }

  /** The public view, which is the one that the replay shows at that ply. */
  private List<JsonNode> shows(String match, int ply, String on, int seats) {
    List<JsonNode> positions =
        IntStream.range(0, seats)
            .mapToObj(seat -> harness.snapshot(on, MatchHarness.PLAYERS.get(seat)))
            .toList();
    for (int seat = 0; seat < seats; seat++) {
      Replay.Ply there = replay(match, seat).get(ply);
      assertThat(positions.get(seat).path("view")).isEqualTo(there.view());
      assertThat(positions.get(seat).at("/turn/awaited"))
          .isEqualTo(harness.json.tree(there.turn()).path("awaited"));
    }
    return positions;
  }

  /** Ann and bob take pebbles in turns: two plies each. */
  private String pebbles() {
    String match = harness.start(2, TurnClock.OFF, 20);
    for (String player : List.of("ann", "bob", "ann")) {
      harness.act(match, player, new Move.Take(2));
      harness.act(match, player, new Move.End());
    }
    harness.matches().giveUp(match);
    harness.settle();
    return match;
  }

  @Test
  void theJournalIsWholeInItself() {
    String match = pebbles();
    String on = playOn(match, 4);
    JsonNode position = harness.snapshot(on, "ann");
    harness
        .jdbc
        .sql(
            "delete from match_entries where match_serial = (select serial from matches where id = ?)")
        .param(match)
        .update();
    harness.jdbc.sql("delete from matches where id = ?").param(match).update();
    harness.restart();
    assertThat(harness.snapshot(on, "ann")).isEqualTo(position);
    harness.act(on, "ann", new Move.Take(1));
    harness.restart();
    assertThat(harness.journal(on))
        .hasSize(5)
        .startsWith("ACT 0 EARLIER {\"type\":\"Take\",\"count\":2}")
        .endsWith("ACT 0 PERSON {\"type\":\"Take\",\"count\":1}");
    harness.matches().giveUp(on);
    harness.settle();
    RecordedMatch record = record(on);
    assertThat(record.setup().continues()).contains(new ContinuedFrom(match, 4));
    assertThat(record.plies().stream().map(RecordedMatch.Ply::by))
        .containsExactly(
            ActedBy.EARLIER, ActedBy.EARLIER, ActedBy.EARLIER, ActedBy.EARLIER, ActedBy.PERSON);
    assertThat(harness.matches().find(on).orElseThrow().continues())
        .contains(new ContinuedFrom(match, 4));
  }

  @Test
  void itIsTheSameDealAndTheSamePeopleHaveTheSameCards() {
    String match = pebbles();
    String on = playOn(match, 3);
    harness.matches().giveUp(on);
    harness.settle();
    assertThat(record(on).seed()).isEqualTo(record(match).seed());
    assertThat(record(on).plies().stream().map(RecordedMatch.Ply::action))
        .isEqualTo(
            record(match).plies().subList(0, 3).stream().map(RecordedMatch.Ply::action).toList());
  }

  @Test
  void nobodyTakesBackWhatWasDoneEarlier() {
    String match = pebbles();
    String on = playOn(match, 1);
    JsonNode position = harness.snapshot(on, "ann");
    JsonNode answer =
        harness.send(
            on,
            "undo",
            "ann",
            "{\"commandId\":\"%s\",\"choice\":%d}"
                .formatted(harness.nextCommand(), position.path("choice").intValue()));
    assertThat(answer.path("code").asString()).isEqualTo("nothing-to-undo");
  }

  @Test
  void botsPlayOnAtOnceWhereItIsTheirTurn() {
    harness.botSettings = new BotSettings(true, 1, 0, Duration.ofSeconds(30));
    harness.restart();
    String match = pebbles();
    Beginning beginning = harness.matches().beginning(new ContinuedFrom(match, 2));
    assertThat(beginning.awaited()).isEqualTo(new TreeSet<>(List.of(new Seat(1))));
    assertThat(beginning.players()).containsExactly("ann", "bob");
    String on = playOn(match, 2, 1);
    Awaitility.await()
        .untilAsserted(
            () -> assertThat(harness.journal(on)).anyMatch(line -> line.contains(" BOT ")));
    harness.settle();
  }

  @Test
  void aContinuedMatchIsPlayedOnLikeAnyOther() {
    String match = pebbles();
    String first = playOn(match, 2);
    harness.act(first, "bob", new Move.Take(1));
    harness.matches().giveUp(first);
    harness.settle();
    String second = playOn(first, 3);
    harness.matches().giveUp(second);
    harness.settle();
    assertThat(record(second).plies()).hasSize(3).allMatch(ply -> ply.by() == ActedBy.EARLIER);
    assertThat(record(second).setup().continues()).contains(new ContinuedFrom(first, 3));
  }

  @Test
  void matchesThatCannotBeContinuedAreRefused() {
    String match = pebbles();
    refused("unknown-ply", match, 7);
    refused("unknown-ply", match, -1);
    refused("unknown-match", "nothing", 0);
    refused("match-running", harness.start(2, TurnClock.OFF, 20), 0);
    String over = harness.start(2, TurnClock.OFF, 1);
    harness.act(over, "ann", new Move.Take(1));
    assertThat(isGoingOn(over)).isFalse();
    refused("match-over", over, 1);
    harness.rulesVersion = 2;
    refused("rules-changed", match, 2);
  }

  private void refused(String code, String match, int ply) {
    assertThatThrownBy(() -> harness.matches().beginning(new ContinuedFrom(match, ply)))
        .isInstanceOfSatisfying(
            RefusedException.class, refused -> assertThat(refused.code()).isEqualTo(code));
  }
}
