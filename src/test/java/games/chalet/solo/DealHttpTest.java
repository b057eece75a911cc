package games.chalet.solo;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.engine.Outcome;
import games.chalet.engine.Seed;
import games.chalet.match.Matches;
import games.chalet.testing.Browser;
import games.chalet.testing.Browser.Answer;
import games.chalet.testing.MovableClock;
import games.chalet.testing.PlayedTable;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Section 6 of {@code docs/protocol.md}, asked as a browser asks. */
@SoloServer
class DealHttpTest {

  private static final Duration DAY = Duration.ofDays(1);

  @LocalServerPort private int port;
  @Autowired private MovableClock clock;
  @Autowired private Matches matches;
  @Autowired private AttemptRepository attempts;
  @Autowired private DealRepository deals;
  @Autowired private AttemptListener keeping;
  @Autowired private JdbcClient jdbc;
  @Autowired private AtomicInteger rulesVersion;

  private final List<Climber> here = new ArrayList<>();
  private Climber ada;
  private Climber bob;

  @SuppressWarnings("NullAway.Init")
  DealHttpTest() {}

  @BeforeEach
  void come() {
    clock.ahead(DAY);
    rulesVersion.set(1);
    jdbc.sql("delete from attempt").update();
    jdbc.sql("delete from deal").update();
    jdbc.sql("delete from bot_run").update();
    ada = guest();
    bob = guest();
  }

  @AfterEach
  void go() {
    here.forEach(Climber::close);
  }

  private Climber guest() {
    Climber climber = Climber.at(port);
    here.add(climber);
    return climber;
  }

  // Solitaires

  @Test
  void oneClickDealsAtAPrivateTableOfMyOwn() {
    Climber.Begun begun = Climber.Begun.of(ada.trySolitaire(Map.of("size", "LARGE"), false));
    JsonNode table = ada.read("/api/tables/" + begun.table());
    assertThat(table.path("status").asString()).isEqualTo("PLAYING");
    assertThat(table.path("match").asString()).isEqualTo(begun.match());
    assertThat(table.at("/settings/options/size").asString()).isEqualTo("LARGE");
    assertThat(table.at("/settings/isPublic").asBoolean()).isFalse();
    assertThat(table.at("/settings/spectators").asBoolean()).isTrue();
    assertThat(table.path("seats")).hasSize(1);
    refused(404, "unknown-table", bob.get("/api/tables/" + begun.table()));
  }

  @Test
  void optionsAndGivingUpMayBeLeftOut() {
    Climber.Begun begun = Climber.Begun.of(ada.post("/api/solitaires", Map.of("game", Pines.ID)));
    assertThat(ada.read("/api/matches/" + begun.match()).at("/options/size").asString())
        .isEqualTo("SMALL");
    Answer second = ada.post("/api/solitaires", Map.of("game", Pines.ID, "giveUp", true));
    assertThat(Climber.Begun.of(second).match()).isNotEqualTo(begun.match());
  }

  @Test
  void anUnfinishedMatchIsNamedAndGivenUpOnlyOnRequest() {
    Climber.Begun first = ada.solitaire(false);
    Answer second = ada.trySolitaire(Map.of(), false);
    refused(409, "unfinished", second);
    assertThat(second.json().path("table").asString()).isEqualTo(first.table());
    Climber.Begun next = ada.solitaire(true);
    assertThat(next.table()).isEqualTo(first.table());
    JsonNode left = ada.read("/api/matches/" + first.match());
    assertThat(left.at("/outcome/reason").asString()).isEqualTo("concluded");
    assertThat(left.at("/outcome/results")).isEmpty();
    assertThat(ada.read("/api/records")).isEmpty();
  }

  @Test
  void twoClicksAtOnceDealOnce() throws Exception {
    List<Answer> answers = atOnce(() -> ada.trySolitaire(Map.of(), false));
    assertThat(answers.stream().map(Answer::status)).containsExactlyInAnyOrder(201, 409, 409, 409);
    assertThat(Set.copyOf(answers.stream().map(it -> it.json().path("table").asString()).toList()))
        .hasSize(1);
  }

  @Test
  void aMatchWithAHintIsNoRecord() {
    Climber.Begun begun = ada.solitaire(false);
    assertThat(ada.read("/api/matches/" + begun.match()).path("hints").asBoolean()).isTrue();
    assertThat(ada.hint(begun.match()).at("/best/0/action").isObject()).isTrue();
    ada.climbAll(begun.match());
    assertThat(ada.read("/api/matches/" + begun.match()).path("hints").isMissingNode()).isTrue();
    assertThat(ada.read("/api/records")).isEmpty();
    JsonNode deal = bob.read("/api/deals/" + ada.challenge(begun.match()));
    assertThat(deal.at("/challenger/place").isNull()).isTrue();
    assertThat(deal.at("/challenger/hinted").asBoolean()).isTrue();
    assertThat(deal.path("results")).isEmpty();
    Climber.Begun next = ada.solitaire(false);
    ada.climbAll(next.match());
    assertThat(ada.read("/api/records")).hasSize(1);
  }

  @Test
  void thereAreNoHintsInAnAttemptThatCounts() {
    Climber.Begun first = ada.solitaire(false);
    ada.passAll(first.match());
    String deal = ada.challenge(first.match());
    Climber.Begun attempt = bob.play(deal);
    assertThat(bob.read("/api/matches/" + attempt.match()).path("hints").isMissingNode()).isTrue();
    assertThat(bob.hint(attempt.match()).path("code").asString()).isEqualTo("no-hints");
    bob.climbAll(attempt.match());
    Climber.Begun again = Climber.Begun.of(bob.tryPlay(deal, true));
    assertThat(bob.hint(again.match()).path("kind").asString()).isEqualTo("hint");
  }

  @Test
  void aReviewIsClosedWhereTheReplayIs() {
    Climber.Begun first = ada.solitaire(false);
    ada.climbAll(first.match());
    ada.challenge(first.match());
    String review = "/api/matches/" + first.match() + "/review";
    refused(403, "deal-closed", bob.get(review));
    refused(403, "deal-closed", bob.post(review));
    assertThat(ada.read(review).path("status").asString()).isEqualTo("NONE");
    assertThat(Browser.ok(ada.post(review)).path("status").asString())
        .isIn("WAITING", "THINKING", "DONE");
    Climber.Begun running = ada.solitaire(false);
    refused(409, "match-running", ada.get("/api/matches/" + running.match() + "/review"));
  }

  @Test
  void aFinishedTableIsUsedAgain() {
    Climber.Begun first = ada.solitaire(false);
    ada.climbAll(first.match());
    Climber.Begun second = ada.solitaire(false);
    assertThat(second.table()).isEqualTo(first.table());
    assertThat(second.match()).isNotEqualTo(first.match());
  }

  @Test
  void impossibleDealsAreRefused() {
    refused(422, "unknown-game", ada.post("/api/solitaires", Map.of("game", "none")));
    refused(422, "option-value", ada.trySolitaire(Map.of("size", "TALL"), false));
    refused(422, "unknown-option", ada.trySolitaire(Map.of("height", 3), false));
    refused(400, "malformed", ada.post("/api/solitaires", Map.of("games", "pines")));
    Browser stranger = Browser.at(port);
    stranger.get("/api/session");
    refused(401, "guest-needed", stranger.post("/api/solitaires", Map.of("game", "pines")));
  }

  @Test
  void onlyItsPlayerGivesAMatchUp() {
    Climber.Begun begun = ada.solitaire(false);
    String giveUp = "/api/matches/" + begun.match() + "/give-up";
    refused(404, "unknown-match", bob.post(giveUp));
    refused(404, "unknown-match", bob.post("/api/matches/none/give-up"));
    assertThat(ada.post(giveUp).status()).isEqualTo(204);
    refused(409, "match-over", ada.post(giveUp));
    assertThat(attempts.findById(begun.match()).orElseThrow().progress().status())
        .isEqualTo(Attempt.Status.GAVE_UP);
  }

  @Test
  void aMatchForTwoIsNoSolitaire() {
    String match = forTwo();
    refused(409, "not-solitaire", ada.post("/api/matches/" + match + "/give-up"));
    refused(409, "not-solitaire", ada.post("/api/matches/" + match + "/again"));
    refused(409, "not-solitaire", ada.post("/api/matches/" + match + "/challenge"));
  }

  @Test
  void againIsTheSameCardsAndNoRecord() {
    Climber.Begun first = ada.solitaire(false);
    refused(409, "not-over", ada.post("/api/matches/" + first.match() + "/again"));
    ada.act(first.match(), 1, "Climb");
    ada.act(first.match(), Pines.TREES - 1, "Pass");
    refused(404, "unknown-match", bob.post("/api/matches/" + first.match() + "/again"));
    Climber.Begun again = Climber.Begun.of(ada.post("/api/matches/" + first.match() + "/again"));
    assertThat(Climber.Begun.of(ada.post("/api/matches/" + first.match() + "/again")))
        .isEqualTo(again);
    ada.climbAll(again.match());
    assertThat(seedOf(ada, again.match())).isEqualTo(seedOf(ada, first.match()));
    JsonNode records = ada.read("/api/records?game=pines");
    assertThat(records.at("/0/everyone")).hasSize(1);
    assertThat(records.at("/0/everyone/0/match").asString()).isEqualTo(first.match());
    assertThat(records.at("/0/mine/0/place").asInt()).isEqualTo(1);
  }

  @Test
  void aRematchAtTheTableOfAnAttemptDealsAnew() {
    Climber.Begun first = ada.solitaire(false);
    ada.passAll(first.match());
    String deal = ada.challenge(first.match());
    Climber.Begun attempt = bob.play(deal);
    bob.passAll(attempt.match());
    bob.snapshot(attempt.match());
    matches.awaitListeners();
    String rematch = rematch(bob, attempt.table());
    bob.climbAll(rematch);
    assertThat(seedOf(bob, rematch)).isNotEqualTo(seedOf(bob, first.match()));
    assertThat(bob.read("/api/deals/" + deal).path("results")).hasSize(2);
    assertThat(bob.mine(deal).at("/outcome/results/0/points").asInt()).isZero();
    assertThat(bob.read("/api/tables/" + attempt.table()).at("/settings/spectators").asBoolean())
        .isFalse();
  }

  // Challenges

  @Test
  void aChallengeIsTheSameForTheSameMatch() {
    Climber.Begun begun = ada.solitaire(false);
    refused(409, "not-over", ada.post("/api/matches/" + begun.match() + "/challenge"));
    ada.climbAll(begun.match());
    refused(404, "unknown-match", bob.post("/api/matches/" + begun.match() + "/challenge"));
    Answer made = ada.post("/api/matches/" + begun.match() + "/challenge");
    Answer known = ada.post("/api/matches/" + begun.match() + "/challenge");
    assertThat(made.status()).isEqualTo(201);
    assertThat(known.status()).isEqualTo(200);
    assertThat(known.json()).isEqualTo(made.json());
    JsonNode deal = made.json();
    assertThat(deal.path("kind").asString()).isEqualTo("CHALLENGE");
    assertThat(deal.path("day").isNull()).isTrue();
    assertThat(deal.at("/challenger/player/id").asString()).isEqualTo(ada.id());
    assertThat(deal.path("mine")).isEqualTo(deal.path("challenger"));
    assertThat(deal.path("open").asBoolean()).isTrue();
    refused(404, "unknown-deal", ada.get("/api/deals/none"));
    refused(404, "unknown-deal", ada.tryPlay("none", false));
    refused(404, "unknown-deal", ada.post("/api/deals/none/waive"));
  }

  @Test
  void theSameCardsAreComparedAndAChallengeOfTheAttemptIsTheSameDeal() {
    Climber.Begun first = ada.solitaire(false);
    ada.passAll(first.match());
    String deal = ada.challenge(first.match());
    assertThat(Browser.ok(Browser.at(port).get("/api/deals/" + deal)).path("open").asBoolean())
        .isFalse();
    Climber.Begun attempt = bob.play(deal);
    assertThat(bob.play(deal)).isEqualTo(attempt);
    assertThat(bob.mine(deal).path("status").asString()).isEqualTo("PLAYING");
    assertThat(bob.mine(deal).path("table").asString()).isEqualTo(attempt.table());
    bob.climbAll(attempt.match());
    JsonNode seen = ada.read("/api/deals/" + deal);
    assertThat(Climber.players(seen.path("results"))).containsExactly(bob.id(), ada.id());
    assertThat(seen.at("/results/0/place").asInt()).isEqualTo(1);
    assertThat(seen.at("/results/1/place").asInt()).isEqualTo(2);
    assertThat(seen.at("/results/0/match").asString()).isEqualTo(attempt.match());
    assertThat(bob.challenge(attempt.match())).isEqualTo(deal);
    assertThat(seedOf(bob, attempt.match())).isEqualTo(seedOf(bob, first.match()));
    refused(409, "already-played", bob.tryPlay(deal, false));
    refused(409, "already-played", ada.tryPlay(deal, false));
    Climber.Begun uncounted = Climber.Begun.of(bob.tryPlay(deal, true));
    assertThat(uncounted.match()).isNotEqualTo(attempt.match());
    bob.passAll(uncounted.match());
    assertThat(ada.read("/api/deals/" + deal).path("results")).isEqualTo(seen.path("results"));
  }

  @Test
  void equalResultsShareAPlaceEarlierFirst() {
    Climber.Begun first = ada.solitaire(false);
    ada.passAll(first.match());
    String deal = ada.challenge(first.match());
    bob.passAll(bob.play(deal).match());
    JsonNode results = bob.read("/api/deals/" + deal).path("results");
    assertThat(Climber.players(results)).containsExactly(ada.id(), bob.id());
    assertThat(results.at("/1/place").asInt()).isEqualTo(1);
    assertThat(bob.mine(deal).path("place").asInt()).isEqualTo(1);
  }

  @Test
  void twoClicksAtOnceAreOneAttempt() throws Exception {
    Climber.Begun first = ada.solitaire(false);
    ada.passAll(first.match());
    String deal = ada.challenge(first.match());
    List<Answer> answers = atOnce(() -> bob.tryPlay(deal, false));
    assertThat(Set.copyOf(answers.stream().map(Climber.Begun::of).toList())).hasSize(1);
    assertThat(bob.read("/api/tables/mine")).hasSize(1);
  }

  @Test
  void anAttemptThatCountsIsNeitherGivenUpNorInTheWayOfASolitaire() {
    Climber.Begun first = ada.solitaire(false);
    ada.passAll(first.match());
    Climber.Begun attempt = bob.play(ada.challenge(first.match()));
    Climber.Begun other = bob.solitaire(true);
    assertThat(other.table()).isNotEqualTo(attempt.table());
    assertThat(matches.find(attempt.match()).orElseThrow().outcome()).isNull();
  }

  @Test
  void underNewRulesADealIsPlayedByThoseForWhichItWasDealt() {
    Climber.Begun begun = ada.solitaire(false);
    ada.passAll(begun.match());
    String deal = ada.challenge(begun.match());
    rulesVersion.set(2);
    Climber.Begun attempt = bob.play(deal);
    assertThat(matches.find(attempt.match()).orElseThrow().rulesVersion()).isEqualTo(1);
    bob.passAll(attempt.match());
    assertThat(ada.read("/api/matches/" + attempt.match()).path("rulesVersion").asInt())
        .isEqualTo(1);
    Climber.Begun fresh = ada.solitaire(false);
    assertThat(matches.find(fresh.match()).orElseThrow().rulesVersion()).isEqualTo(2);
  }

  @Test
  void rulesThatAreNotKnownAnyMoreMakeAnotherMatchOfIt() {
    rulesVersion.set(2);
    Climber.Begun begun = ada.solitaire(false);
    ada.passAll(begun.match());
    String deal = ada.challenge(begun.match());
    Climber.Begun other = ada.solitaire(false);
    ada.passAll(other.match());
    rulesVersion.set(3);
    refused(409, "rules-changed", bob.tryPlay(deal, false));
    refused(409, "rules-changed", ada.post("/api/matches/" + other.match() + "/again"));
    refused(409, "rules-changed", ada.post("/api/matches/" + other.match() + "/challenge"));
    assertThat(ada.challenge(begun.match())).isEqualTo(deal);
  }

  // What is closed

  @Test
  void theCardsOfAChallengeAreClosedToWhoHasNotPlayedThem() {
    Climber.Begun first = ada.solitaire(false);
    ada.read("/api/tables/" + first.table());
    visit(bob, first.table());
    ada.passAll(first.match());
    String deal = ada.challenge(first.match());
    requireClosed(bob, first.match());
    requireClosed(Browser.at(port), first.match());
    assertThat(bob.snapshot(first.match()).path("code").asString()).isEqualTo("forbidden");
    assertThat(bob.refusedSubscription("/topic/match." + first.match() + ".spectators"))
        .isEqualTo("forbidden");
    assertThat(
            bob.ask(first.match(), "foresee", Map.of("choice", 0, "actions", List.of()))
                .path("kind")
                .asString())
        .isEqualTo("refused");
    assertThat(bob.read("/api/deals/" + deal).at("/challenger/match").isNull()).isTrue();

    Climber.Begun attempt = bob.play(deal);
    requireClosed(bob, first.match());
    bob.act(attempt.match(), 1, "Climb");
    requireClosed(bob, first.match());
    bob.act(attempt.match(), 2, "Climb");
    requireOpen(bob, first.match());
    requireOpen(bob, attempt.match());
    requireOpen(ada, attempt.match());
    requireClosed(Browser.at(port), attempt.match());
    assertThat(bob.snapshot(first.match()).path("kind").asString()).isEqualTo("snapshot");

    Climber.Begun again = Climber.Begun.of(bob.tryPlay(deal, true));
    requireClosed(bob, first.match());
    assertThat(bob.post("/api/matches/" + again.match() + "/give-up").status()).isEqualTo(204);
    requireOpen(bob, first.match());
  }

  @Test
  void thoseAtTheTableOfAnAttemptDoNotWatchIt() {
    Climber.Begun first = ada.solitaire(false);
    visit(bob, first.table());
    ada.passAll(first.match());
    Climber.Begun again = Climber.Begun.of(ada.post("/api/matches/" + first.match() + "/again"));
    assertThat(again.table()).isEqualTo(first.table());
    assertThat(bob.snapshot(again.match()).path("code").asString()).isEqualTo("unknown-match");
    JsonNode settings = ada.read("/api/tables/" + again.table()).path("settings");
    ((ObjectNode) settings).put("spectators", true);
    Browser.ok(ada.browser().put("/api/tables/" + again.table() + "/settings", settings));
    assertThat(bob.snapshot(again.match()).path("code").asString()).isEqualTo("unknown-match");
    assertThat(bob.refusedSubscription("/topic/match." + again.match() + ".spectators"))
        .isEqualTo("forbidden");
  }

  @Test
  void waivingShowsTheCardsAndUsesUpTheAttempt() {
    Climber.Begun first = ada.solitaire(false);
    ada.passAll(first.match());
    String deal = ada.challenge(first.match());
    JsonNode waived = Browser.ok(bob.post("/api/deals/" + deal + "/waive"));
    assertThat(waived.at("/mine/status").asString()).isEqualTo("WAIVED");
    assertThat(waived.at("/mine/match").isNull()).isTrue();
    assertThat(waived.path("open").asBoolean()).isTrue();
    assertThat(waived.path("results")).hasSize(1);
    assertThat(Browser.ok(bob.post("/api/deals/" + deal + "/waive"))).isEqualTo(waived);
    requireOpen(bob, first.match());
    refused(409, "already-played", bob.tryPlay(deal, false));
    bob.climbAll(Climber.Begun.of(bob.tryPlay(deal, true)).match());
    assertThat(bob.read("/api/deals/" + deal).path("results")).hasSize(1);
  }

  @Test
  void aRunningAttemptAndADayCannotBeWaived() {
    Climber.Begun first = ada.solitaire(false);
    ada.passAll(first.match());
    String deal = ada.challenge(first.match());
    Climber.Begun attempt = bob.play(deal);
    Answer refused = bob.post("/api/deals/" + deal + "/waive");
    refused(409, "unfinished", refused);
    assertThat(refused.json().path("table").asString()).isEqualTo(attempt.table());
    refused(409, "not-challenge", bob.post("/api/deals/" + today(bob) + "/waive"));
  }

  @Test
  void givingUpShowsTheCardsAndLeavesNoResult() {
    Climber.Begun first = ada.solitaire(false);
    ada.passAll(first.match());
    String deal = ada.challenge(first.match());
    Climber.Begun attempt = bob.play(deal);
    assertThat(bob.post("/api/matches/" + attempt.match() + "/give-up").status()).isEqualTo(204);
    requireOpen(bob, first.match());
    assertThat(bob.mine(deal).path("status").asString()).isEqualTo("GAVE_UP");
    assertThat(bob.mine(deal).path("place").isNull()).isTrue();
    assertThat(bob.read("/api/deals/" + deal).path("results")).hasSize(1);
  }

  @Test
  void theServerKnowsWhichDealAMatchPlays() {
    Climber.Begun first = ada.solitaire(false);
    String path = "/api/matches/" + first.match() + "/deal";
    assertThat(ada.read(path).path("again").asBoolean()).isFalse();
    assertThat(ada.read(path).path("deal").isNull()).isTrue();
    refused(404, "unknown-match", bob.get(path));
    refused(404, "unknown-match", bob.get("/api/matches/none/deal"));
    refused(409, "not-solitaire", ada.get("/api/matches/" + forTwo() + "/deal"));
    ada.climbAll(first.match());
    Climber.Begun again = Climber.Begun.of(ada.post("/api/matches/" + first.match() + "/again"));
    JsonNode practice = ada.read("/api/matches/" + again.match() + "/deal");
    assertThat(practice.path("again").asBoolean()).isTrue();
    assertThat(practice.path("deal").isNull()).isTrue();
    String deal = ada.challenge(first.match());
    assertThat(ada.read(path).path("deal")).isEqualTo(ada.read("/api/deals/" + deal));
    Climber.Begun attempt = bob.play(deal);
    JsonNode attempted = bob.read("/api/matches/" + attempt.match() + "/deal");
    assertThat(attempted.path("again").asBoolean()).isFalse();
    assertThat(attempted.at("/deal/code").asString()).isEqualTo(deal);
    assertThat(attempted.at("/deal/mine/status").asString()).isEqualTo("PLAYING");
  }

  // Days

  @Test
  void theSecondAttemptAtADayDoesNotCount() {
    String deal = today(ada);
    Climber.Begun first = ada.play(deal);
    assertThat(ada.read("/api/tables/" + first.table()).at("/settings/spectators").asBoolean())
        .isFalse();
    ada.passAll(first.match());
    refused(409, "already-played", ada.tryPlay(deal, false));
    ada.climbAll(Climber.Begun.of(ada.tryPlay(deal, true)).match());
    JsonNode daily = ada.read("/api/daily").get(0);
    assertThat(daily.at("/deal/results")).hasSize(1);
    assertThat(daily.at("/deal/results/0/outcome/results/0/points").asInt()).isZero();
    assertThat(daily.at("/deal/mine/place").asInt()).isEqualTo(1);
    assertThat(daily.path("streak").asInt()).isEqualTo(1);
  }

  @Test
  void theCardsOfADayAreClosedToEverybodyUntilItHasEnded() {
    String deal = today(ada);
    Climber.Begun attempt = ada.play(deal);
    ada.climbAll(attempt.match());
    requireClosed(ada, attempt.match());
    requireClosed(bob, attempt.match());
    assertThat(ada.mine(deal).path("match").isNull()).isTrue();
    assertThat(ada.read("/api/records").at("/0/everyone/0/match").isNull()).isTrue();
    clock.ahead(DAY.multipliedBy(2));
    requireOpen(ada, attempt.match());
    requireOpen(Browser.at(port), attempt.match());
    assertThat(ada.mine(deal).path("match").asString()).isEqualTo(attempt.match());
    assertThat(bob.read("/api/deals/" + deal).path("open").asBoolean()).isTrue();
  }

  @Test
  void matchesThatEndAfterMidnightDoNotCount() {
    clock.ahead(DAY.negated());
    String deal = today(ada);
    Climber.Begun attempt = ada.play(deal);
    clock.ahead(Duration.ZERO);
    ada.climbAll(attempt.match());
    clock.ahead(DAY.negated());
    JsonNode daily = ada.read("/api/daily").get(0);
    assertThat(daily.at("/deal/mine/status").asString()).isEqualTo("OVER");
    assertThat(daily.at("/deal/mine/place").isNull()).isTrue();
    assertThat(daily.at("/deal/results")).isEmpty();
    assertThat(daily.path("streak").asInt()).isZero();
    assertThat(ada.read("/api/records")).isEmpty();
  }

  @Test
  void aDayThatIsOverIsPlayedWithoutCounting() {
    String deal = today(ada);
    ada.passAll(ada.play(deal).match());
    clock.ahead(DAY.multipliedBy(2));
    bob.climbAll(bob.play(deal).match());
    JsonNode past = bob.read("/api/deals/" + deal);
    assertThat(Climber.players(past.path("results"))).containsExactly(ada.id());
    assertThat(past.path("mine").isNull()).isTrue();
  }

  @Test
  void pastDaysCanBeReadAndNoOthers() {
    String deal = today(ada);
    String path = "/api/daily/pines/" + LocalDate.now(clock);
    assertThat(ada.read(path).path("code").asString()).isEqualTo(deal);
    clock.ahead(DAY.multipliedBy(2));
    assertThat(ada.read(path).path("code").asString()).isEqualTo(deal);
    for (LocalDate day :
        List.of(LocalDate.now(clock).plusDays(1), LocalDate.now(clock).minusDays(9))) {
      refused(404, "unknown-deal", ada.get("/api/daily/pines/" + day));
    }
    refused(404, "unknown-deal", ada.get("/api/daily/none/" + LocalDate.now(clock)));
    refused(404, "unknown-deal", ada.get("/api/daily/pines/someday"));
  }

  @Test
  void aStreakGoesOnUntilADayIsMissed() {
    for (int day = 1; day <= 3; day++) {
      clock.ahead(DAY.multipliedBy(day));
      assertThat(streak(ada)).isEqualTo(day - 1);
      ada.climbAll(ada.play(today(ada)).match());
      assertThat(streak(ada)).isEqualTo(day);
    }
    clock.ahead(DAY.multipliedBy(4));
    assertThat(streak(ada)).isEqualTo(3);
    JsonNode daily = ada.read("/api/daily").get(0);
    assertThat(daily.at("/yesterday/player/id").asString()).isEqualTo(ada.id());
    assertThat(
            ada.read("/api/deals/" + daily.path("yesterdayDeal").asString()).path("day").asString())
        .isEqualTo(LocalDate.now(clock).minusDays(1).toString());
    clock.ahead(DAY.multipliedBy(5));
    assertThat(streak(ada)).isZero();
    assertThat(streak(bob)).isZero();
  }

  @Test
  void aDealHasTheStreakUpToItsDayForWhoeverReads() {
    String first = today(ada);
    ada.climbAll(ada.play(first).match());
    clock.ahead(DAY.multipliedBy(2));
    String second = today(ada);
    assertThat(ada.read("/api/deals/" + second).path("streak").asInt(-1)).isEqualTo(1);
    Climber.Begun attempt = ada.play(second);
    ada.climbAll(attempt.match());
    assertThat(ada.read("/api/matches/" + attempt.match() + "/deal").at("/deal/streak").asInt(-1))
        .isEqualTo(2);
    assertThat(ada.read("/api/deals/" + first).path("streak").asInt(-1)).isEqualTo(1);
    assertThat(bob.read("/api/deals/" + second).path("streak").asInt(-1)).isZero();
    clock.ahead(DAY.multipliedBy(3));
    assertThat(bob.read("/api/deals/" + second).path("streak").asInt(-1)).isZero();
    JsonNode stranger = Browser.ok(Browser.at(port).get("/api/deals/" + second));
    assertThat(stranger.path("streak").isMissingNode()).isTrue();
    Climber.Begun alone = ada.solitaire(false);
    ada.climbAll(alone.match());
    JsonNode challenge = ada.read("/api/deals/" + ada.challenge(alone.match()));
    assertThat(challenge.path("streak").isMissingNode()).isTrue();
  }

  @Test
  void whoIsBehindTheListHasAPlaceAmongAll() {
    Deal deal = deals.findById(today(ada)).orElseThrow();
    ada.passAll(ada.play(deal.code()).match());
    assertThat(ada.read("/api/deals/" + deal.code()).path("ranked").isMissingNode()).isTrue();
    for (int other = 0; other < 120; other++) {
      jdbc.sql(
              """
              insert into attempt
                (match_id, seed_hash, game, options, player, purpose, counted_by, status, started_at,
                 ended_at, outcome, returns, ranked)
              select :other, seed_hash, game, options, :other, purpose, :other, status, started_at,
                 ended_at, outcome, returns + 1, ranked
              from attempt where player = :ada
              """)
          .param("other", "other" + other)
          .param("ada", ada.id())
          .update();
    }
    JsonNode message = ada.read("/api/deals/" + deal.code());
    assertThat(message.path("results")).hasSize(100);
    assertThat(message.path("ranked").asInt()).isEqualTo(121);
    assertThat(message.at("/mine/place").asInt()).isEqualTo(121);
    assertThat(message.at("/results/99/place").asInt()).isEqualTo(1);
  }

  @Test
  void fourResultsOrMoreHaveAMedian() {
    Deal deal = deals.findById(today(ada)).orElseThrow();
    ada.passAll(ada.play(deal.code()).match());
    for (int points : List.of(30, 10)) {
      addResult(deal, points);
    }
    assertThat(bob.read("/api/deals/" + deal.code()).path("median").isMissingNode()).isTrue();
    addResult(deal, 20);
    assertThat(medianPoints(deal)).isEqualTo(20);
    addResult(deal, 40);
    assertThat(medianPoints(deal)).isEqualTo(20);
    addResult(deal, 50);
    assertThat(medianPoints(deal)).isEqualTo(30);
  }

  private int medianPoints(Deal deal) {
    return bob.read("/api/deals/" + deal.code()).at("/median/results/0/points").asInt(-1);
  }

  /** Adds the result of another player, with {@code returns} of a thousandth of its points. */
  private void addResult(Deal deal, int points) {
    double returns = points / 1000.0;
    Outcome outcome = new Outcome("woodEnds", List.of(new Outcome.Result(points, 1, returns)));
    String player = "other" + points;
    attempts.add(
        new Attempt(
            player,
            player,
            Attempt.Purpose.DEAL,
            new Attempt.Setup(deal.seed().hash(), deal.game(), deal.options().toString()),
            Attempt.Progress.running(null, clock.instant())));
    attempts.ended(player, Attempt.Status.OVER, clock.instant(), outcome, null, returns, true);
  }

  @Test
  void aBotPlaysADealOnceForThoseWhoHaveFinishedIt() {
    String deal = today(ada);
    refused(404, "unknown-deal", ada.post("/api/deals/none/bot"));
    refused(409, "not-over", ada.post("/api/deals/" + deal + "/bot"));
    Climber.Begun attempt = ada.play(deal);
    refused(409, "not-over", ada.post("/api/deals/" + deal + "/bot"));
    ada.passAll(attempt.match());
    assertThat(ada.read("/api/deals/" + deal).path("bot").isMissingNode()).isTrue();
    JsonNode bot = Browser.ok(ada.post("/api/deals/" + deal + "/bot")).path("bot");
    assertThat(bot.path("reason").asString()).isEqualTo("woodEnds");
    assertThat(bob.read("/api/deals/" + deal).path("bot")).isEqualTo(bot);
    refused(409, "not-over", bob.post("/api/deals/" + deal + "/bot"));
    bob.climbAll(bob.play(deal).match());
    assertThat(Browser.ok(bob.post("/api/deals/" + deal + "/bot")).path("bot")).isEqualTo(bot);
    assertThat(jdbc.sql("select count(*) from bot_run").query(Integer.class).single()).isOne();
  }

  @Test
  void whoeverAsksForTheBotAtTheSameTimeGetsTheSameResult() throws Exception {
    Climber.Begun first = ada.solitaire(false);
    ada.climbAll(first.match());
    String deal = ada.challenge(first.match());
    List<Answer> answers = atOnce(() -> ada.post("/api/deals/" + deal + "/bot"));
    assertThat(Set.copyOf(answers.stream().map(it -> Browser.ok(it).path("bot")).toList()))
        .hasSize(1);
    assertThat(jdbc.sql("select count(*) from bot_run").query(Integer.class).single()).isOne();
  }

  @Test
  void aDayShowsTheHashOfItsSeedBeforeAnyonePlays() {
    String hash = ada.read("/api/daily").at("/0/deal/seedHash").asString();
    Climber.Begun attempt = ada.play(today(ada));
    ada.passAll(attempt.match());
    assertThat(bob.read("/api/daily").at("/0/deal/seedHash").asString()).isEqualTo(hash);
    clock.ahead(DAY.multipliedBy(2));
    assertThat(new Seed(seedOf(ada, attempt.match())).hash()).isEqualTo(hash);
  }

  @Test
  void theSeedOfADayIsDrawnOnce() throws Exception {
    clock.ahead(DAY.multipliedBy(7));
    List<Answer> answers = atOnce(() -> bob.get("/api/daily"));
    assertThat(
            Set.copyOf(answers.stream().map(it -> Browser.ok(it).at("/0/deal/seedHash")).toList()))
        .hasSize(1);
  }

  // Crashes, forgetting, tables of results

  @Test
  void anAttemptWhoseMatchNeverBeganBeginsWhenItsPlayerComesBack() {
    Deal deal = deals.findById(today(ada)).orElseThrow();
    Attempt noted = noted(deal);
    assertThat(attempts.add(noted)).isTrue();
    assertThat(ada.play(deal.code()).match()).isEqualTo(noted.match());
    ada.passAll(noted.match());
    assertThat(ada.read("/api/deals/" + deal.code()).path("results")).hasSize(1);
  }

  @Test
  void resultsCutOffByACrashAreWrittenAtTheNextStart() {
    Deal deal = deals.findById(today(ada)).orElseThrow();
    attempts.add(noted(deal));
    Climber.Begun played = bob.play(deal.code());
    bob.passAll(played.match());
    bob.mine(deal.code());
    jdbc.sql(
            "update attempt set status = 'PLAYING', ended_at = null, outcome = null,"
                + " returns = null, ranked = false where match_id = ?")
        .param(played.match())
        .update();
    Climber.Begun own = bob.solitaire(false);
    matches.awaitListeners();
    jdbc.sql("delete from attempt where match_id = ?").param(own.match()).update();
    keeping.reconcile();
    assertThat(attempts.running(ada.id())).isEmpty();
    assertThat(attempts.findById(played.match()).orElseThrow().progress().ranked()).isTrue();
    assertThat(attempts.findById(own.match()).orElseThrow().isRunning()).isTrue();
  }

  @Test
  void aStartThatIsRefusedLeavesNoAttemptBehind() {
    Deal deal =
        deals.share(
            Deal.challenge(
                "stale",
                new DealtCards(
                    Pines.ID,
                    1,
                    Browser.ok(ada.get("/api/daily")).at("/0/deal/options"),
                    Seed.random(new SecureRandom())),
                bob.id()));
    jdbc.sql("update deal set options = '{\"size\":\"TALL\"}' where code = 'stale'").update();
    refused(422, "option-value", ada.tryPlay(deal.code(), false));
    assertThat(attempts.running(ada.id())).isEmpty();
  }

  @Test
  void aForgottenPlayerIsAGuestInTheResults() {
    Climber.Begun first = bob.solitaire(false);
    bob.climbAll(first.match());
    String deal = bob.challenge(first.match());
    Climber.Begun running = bob.solitaire(false);
    assertThat(bob.browser().delete("/api/session").status()).isEqualTo(204);
    assertThat(ada.read("/api/deals/" + deal).at("/results/0/player/name").asString())
        .isEqualTo("a guest");
    assertThat(ada.read("/api/records").at("/0/everyone/0/player/name").asString())
        .isEqualTo("a guest");
    matches.awaitListeners();
    assertThat(attempts.findById(running.match()).orElseThrow().progress().ranked()).isFalse();
  }

  @Test
  void recordsAreTheBestOfTheServerAndMyOwn() {
    List<Integer> points = new ArrayList<>();
    for (int n = 0; n < 6; n++) {
      Climber.Begun begun = ada.solitaire(false);
      ada.climbAll(begun.match());
      points.add(ada.read("/api/matches/" + begun.match()).at("/outcome/results/0/points").asInt());
    }
    Climber.Begun large = Climber.Begun.of(bob.trySolitaire(Map.of("size", "LARGE"), false));
    bob.climbAll(large.match());
    JsonNode records = ada.read("/api/records?game=pines");
    assertThat(records).hasSize(2);
    JsonNode small =
        records
            .valueStream()
            .filter(it -> it.at("/options/size").asString().equals("SMALL"))
            .findFirst()
            .orElseThrow();
    assertThat(pointsOf(small.path("everyone")))
        .isEqualTo(points.stream().sorted((a, b) -> b - a).toList());
    assertThat(pointsOf(small.path("mine")))
        .isEqualTo(points.stream().sorted((a, b) -> b - a).limit(5).toList());
    assertThat(small.at("/mine/0/match").isNull()).isFalse();
    assertThat(ada.read("/api/records?game=none")).isEmpty();
  }

  @Test
  void aLostMatchIsNoRecordAndStandsLastInItsTable() {
    Climber.Begun lost = ada.solitaire(false);
    ada.passAll(lost.match());
    assertThat(ada.read("/api/records")).isEmpty();
    String deal = today(ada);
    ada.passAll(ada.play(deal).match());
    clock.ahead(DAY.multipliedBy(2));
    assertThat(ada.read("/api/daily").at("/0/yesterday").isNull()).isTrue();
    clock.ahead(DAY);
    bob.climbAll(bob.play(deal).match());
    assertThat(Climber.players(ada.read("/api/deals/" + deal).path("results")))
        .containsExactly(bob.id(), ada.id());
    JsonNode records = ada.read("/api/records");
    assertThat(records).hasSize(1);
    assertThat(Climber.players(records.at("/0/everyone"))).containsExactly(bob.id());
    assertThat(records.at("/0/mine")).isEmpty();
    clock.ahead(DAY.multipliedBy(2));
    assertThat(ada.read("/api/daily").at("/0/yesterday/player/id").asString()).isEqualTo(bob.id());
  }

  private static List<Integer> pointsOf(JsonNode attempts) {
    return attempts.valueStream().map(it -> it.at("/outcome/results/0/points").asInt()).toList();
  }

  private Attempt noted(Deal deal) {
    return new Attempt(
        "noted" + System.nanoTime(),
        ada.id(),
        Attempt.Purpose.DEAL,
        new Attempt.Setup(deal.seed().hash(), deal.game(), deal.options().toString()),
        Attempt.Progress.running(null, clock.instant()));
  }

  private static String today(Climber climber) {
    return climber.read("/api/daily").at("/0/deal/code").asString();
  }

  private static int streak(Climber climber) {
    return climber.read("/api/daily").at("/0/streak").asInt();
  }

  private static String seedOf(Climber climber, String match) {
    return climber.read("/api/matches/" + match).path("seed").asString();
  }

  private void visit(Climber guest, String table) {
    String code = ada.read("/api/tables/" + table).path("code").asString();
    Browser.ok(guest.post("/api/invitations/" + code + "/guests", Map.of("watch", true)));
  }

  private static String rematch(Climber climber, String table) {
    return Browser.ok(climber.post("/api/tables/" + table + "/rematch")).path("match").asString();
  }

  /** A match that Ada and Bob play. */
  private String forTwo() {
    PlayedTable table =
        PlayedTable.open(
            List.of(ada.browser(), bob.browser()),
            PlayedTable.wanted(Pines.ID, 2, "OFF", Map.of(), true));
    table.start();
    return table.match();
  }

  private void requireClosed(Climber climber, String match) {
    requireClosed(climber.browser(), match);
    JsonNode mine = Browser.ok(climber.get("/api/matches?whose=mine")).path("matches");
    assertThat(mine.valueStream().filter(it -> it.path("id").asString().equals(match)).toList())
        .allMatch(it -> it.path("seed").isNull());
  }

  private void requireClosed(Browser browser, String match) {
    assertThat(Browser.ok(browser.get("/api/matches/" + match)).path("seed").isNull()).isTrue();
    refused(403, "deal-closed", browser.get("/api/matches/" + match + "/record"));
    refused(403, "deal-closed", browser.get("/api/matches/" + match + "/replay?viewer=seat.0"));
    refused(403, "deal-closed", browser.get("/api/matches/" + match + "/replay?viewer=spectators"));
    jdbc.sql("update archived_match set is_public = true where id = ?").param(match).update();
    JsonNode all = Browser.ok(browser.get("/api/matches?whose=public")).path("matches");
    assertThat(all.valueStream().filter(it -> it.path("id").asString().equals(match)).toList())
        .hasSize(1)
        .allMatch(it -> it.path("seed").isNull());
  }

  private void requireOpen(Climber climber, String match) {
    requireOpen(climber.browser(), match);
  }

  private void requireOpen(Browser browser, String match) {
    assertThat(Browser.ok(browser.get("/api/matches/" + match)).path("seed").asString())
        .hasSize(64);
    assertThat(Browser.ok(browser.get("/api/matches/" + match + "/record")).path("plies"))
        .isNotNull();
    Browser.ok(browser.get("/api/matches/" + match + "/replay?viewer=seat.0"));
  }

  private static List<Answer> atOnce(Callable<Answer> request) throws Exception {
    try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
      List<Answer> answers = new ArrayList<>();
      for (Future<Answer> answer :
          threads.invokeAll(IntStream.range(0, 4).mapToObj(n -> request).toList())) {
        answers.add(answer.get());
      }
      return answers;
    }
  }

  private static void refused(int status, String code, Answer answer) {
    assertThat(answer.json().path("code").asString()).as(answer.json().toString()).isEqualTo(code);
    assertThat(answer.status()).isEqualTo(status);
    assertThat(answer.header("Content-Type")).startsWith("application/problem+json");
    assertThat(answer.json().path("detail").asString()).endsWith(".");
  }
}
