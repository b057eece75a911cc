package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Viewer;
import games.chalet.match.MatchStatus;
import games.chalet.match.Replay;
import games.chalet.match.Review;
import games.chalet.match.TurnClock;
import games.chalet.match.bots.Reviews;
import games.chalet.rules.GameCatalog;
import games.chalet.web.RefusedException;
import games.chalet.web.limits.Party;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The top level's view of finished matches, on request. */
@Execution(ExecutionMode.CONCURRENT)
class ReviewTest {

  private static final GameCatalog CATALOG = new GameCatalog();

  private final MatchHarness harness = new MatchHarness();
  private final CountDownLatch thinking = new CountDownLatch(1);

  @BeforeEach
  void knowAllGames() {
    harness.games = CATALOG::versions;
  }

  @AfterEach
  void close() {
    thinking.countDown();
    harness.close();
  }

  /** Played by chance, and ended after so many acts if it goes on for longer. */
  private String finished(String id, int acts) {
    Game<?, ?, ?, ?, ?> game = harness.games.find(id).orElseThrow();
    String match = harness.start(1, TurnClock.OFF, Map.of(), id, game.defaults(1));
    Random random = new Random(5);
    for (int act = 0; act < acts && isGoingOn(match); act++) {
      JsonNode position = harness.snapshot(match, "ann");
      JsonNode legal = position.path("legalActions");
      harness.postAct(
          match,
          "ann",
          position.path("choice").intValue(),
          legal.get(random.nextInt(legal.size())));
      harness.settle();
    }
    harness.matches().giveUp(match);
    harness.settle();
    return match;
  }

  private boolean isGoingOn(String match) {
    return harness.matches().find(match).orElseThrow().status() == MatchStatus.PLAYING;
  }

  private Review awaitReview(String match) {
    Awaitility.await()
        .atMost(Duration.ofSeconds(60))
        .until(() -> harness.matches().review(match).status() == Review.Status.DONE);
    return harness.matches().review(match);
  }

  @ParameterizedTest
  @ValueSource(strings = {"infiniski", "crashlanding"})
  void mistakesAreMarkedWithTheBotsChoice(String id) {
    String match = finished(id, 25);
    assertThat(harness.matches().review(match)).isEqualTo(Review.NONE);
    harness.matches().askForReview(match, party("ann"));
    Review review = awaitReview(match);
    Replay replay = harness.matches().replay(match, new Viewer.Seated(new Seat(0))).orElseThrow();
    assertThat(review.plies()).isEqualTo(replay.plies().size() - 1);
    assertThat(review.marks()).isNotEmpty();
    for (Review.Mark mark : review.marks()) {
      JsonNode done = replay.plies().get(mark.ply()).act().action();
      if (mark.kind() == Review.Kind.LOST) {
        assertThat(mark.action()).isNotEqualTo(done);
      } else {
        assertThat(mark.action()).isEqualTo(done);
      }
    }
  }

  /** It breaks the order of plays whenever that can be done. */
  @Test
  void aTurnThatBrokeTheOrderIsMarked() {
    Game<?, ?, ?, ?, ?> game = harness.games.find("antarctic").orElseThrow();
    String match = harness.start(2, TurnClock.OFF, Map.of(), "antarctic", game.defaults(2));
    List<String> players = List.of("ann", "bob");
    Set<Integer> broken = new HashSet<>();
    for (int act = 0; act < 60 && broken.size() < 3; act++) {
      String player =
          players.stream()
              .filter(name -> !harness.snapshot(match, name).path("legalActions").isEmpty())
              .findFirst()
              .orElseThrow();
      JsonNode position = harness.snapshot(match, player);
      JsonNode last = position.path("legalActions").get(position.path("legalActions").size() - 1);
      if (!position.at("/view/bestRank").isNull() && last.path("type").asString().equals("Close")) {
        broken.add(act + 1);
      }
      harness.postAct(match, player, position.path("choice").intValue(), last);
      harness.settle();
    }
    harness.matches().giveUp(match);
    harness.settle();
    harness.matches().askForReview(match, party("ann"));
    assertThat(broken).isNotEmpty();
    assertThat(awaitReview(match).marks())
        .anyMatch(mark -> mark.kind() == Review.Kind.LOST && broken.contains(mark.ply()));
  }

  @Test
  void itIsMadeOnceAndKept() {
    String match = finished("infiniski", 10);
    harness.matches().askForReview(match, party("ann"));
    Review first = awaitReview(match);
    assertThat(harness.matches().askForReview(match, party("bob"))).isEqualTo(first);
    harness.restart();
    assertThat(harness.matches().review(match)).isEqualTo(first);
    assertThat(harness.reviews).hasSize(1);
  }

  @Test
  void aGuestHasTwoInProgress() {
    List<String> matches = IntStream.range(0, 3).mapToObj(n -> finished("infiniski", 2)).toList();
    harness.occupyTheBot(thinking);
    for (String match : matches.subList(0, 2)) {
      assertThat(harness.matches().askForReview(match, party("ann")).status())
          .isEqualTo(Review.Status.WAITING);
    }
    assertThat(harness.matches().askForReview(matches.getFirst(), party("ann")).status())
        .isEqualTo(Review.Status.WAITING);
    refuses("too-fast", matches.getLast(), "ann");
    thinking.countDown();
    matches.subList(0, 2).forEach(this::awaitReview);
  }

  @Test
  void aFullServerMakesRoomForAnotherAddress() {
    List<String> matches =
        IntStream.rangeClosed(0, Reviews.MOST).mapToObj(n -> finished("infiniski", 2)).toList();
    harness.occupyTheBot(thinking);
    for (int number = 0; number < Reviews.MOST; number++) {
      harness
          .matches()
          .askForReview(matches.get(number), new Party("192.0.2.1", "guest" + number / 2));
    }
    assertThatThrownBy(
            () ->
                harness
                    .matches()
                    .askForReview(matches.getLast(), new Party("192.0.2.1", "another")))
        .isInstanceOf(RefusedException.class);
    assertThat(harness.matches().askForReview(matches.getLast(), party("ann")).status())
        .isEqualTo(Review.Status.WAITING);
    assertThat(harness.matches().review(matches.get(Reviews.MOST - 1))).isEqualTo(Review.NONE);
    thinking.countDown();
    awaitReview(matches.getLast());
  }

  private static Party party(String player) {
    return new Party(player, player);
  }

  private void refuses(String code, String match, String player) {
    assertThatThrownBy(() -> harness.matches().askForReview(match, party(player)))
        .isInstanceOfSatisfying(
            RefusedException.class, refused -> assertThat(refused.code()).isEqualTo(code));
  }
}
