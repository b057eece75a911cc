package games.chalet.match.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.match.Proposal;
import games.chalet.match.TurnClock;
import games.chalet.match.live.Pebbles.Move;
import games.chalet.match.live.writer.LiveMatch;
import games.chalet.match.live.writer.MatchMessage;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import tools.jackson.databind.JsonNode;

/**
 * The messages of a mailbox are data: written down as JSON and handled again on another server, it
 * makes the same journal.
 */
class ReplayedMessagesTest {

  private static final int DEEDS = 60;

  /** One line of what was written down. */
  private record Written(Instant at, String message) {}

  @RepeatedTest(8)
  void theLogOfAMailboxMakesTheSameJournalAgain(RepetitionInfo repetition) {
    long seed = 2000L + repetition.getCurrentRepetition();
    Random random = new Random(seed);
    int seats = 1 + random.nextInt(4);
    try (MatchHarness first = new MatchHarness();
        MatchHarness second = new MatchHarness()) {
      String match = first.start(seats, TurnClock.S60, 80);
      second.takeOver(first, match);
      List<Written> written = play(first, match, seats, random);
      for (Written one : written) {
        second.clock.pass(Duration.between(second.clock.now, one.at()));
        handle(second, match, second.json.read(one.message(), MatchMessage.class));
      }
      assertThat(rows(first)).as("seed %s", seed).hasSizeGreaterThan(10);
      assertThat(rows(second)).as("seed %s", seed).isEqualTo(rows(first));
      assertThat(second.matches().find(match)).isEqualTo(first.matches().find(match));
    }
  }

  private static List<Written> play(MatchHarness harness, String match, int seats, Random random) {
    try (MailboxLog log = new MailboxLog(harness.clock)) {
      for (int deed = 0; deed < DEEDS; deed++) {
        somethingHappens(harness, match, seats, random);
      }
      if (seats == 1) {
        harness.matches().giveUp(match);
        harness.settle();
      }
      return log.of(match).stream()
          .filter(handled -> isFromOutside(handled.message()))
          .map(handled -> new Written(handled.at(), harness.json.text(handled.message())))
          .toList();
    }
  }

  private static void somethingHappens(
      MatchHarness harness, String match, int seats, Random random) {
    String player = MatchHarness.PLAYERS.get(random.nextInt(seats));
    switch (random.nextInt(16)) {
      case 0 -> harness.say(match, "leave", player);
      case 1 -> harness.say(match, "return", player);
      case 2 -> harness.vote(match, player, random.nextInt(seats), Proposal.GO_ON);
      case 3, 4 -> harness.pass(Duration.ofSeconds(random.nextInt(70)));
      case 5 -> harness.postAct(match, player, 1, new Move.Claim());
      case 6, 7 -> undo(harness, match, player);
      case 8 -> removeSometimes(harness, match, seats, random);
      default -> act(harness, match, player, random);
    }
    harness.settle();
  }

  private static void act(MatchHarness harness, String match, String player, Random random) {
    JsonNode position = harness.snapshot(match, player);
    JsonNode legal = position.path("legalActions");
    if (!legal.isEmpty()) {
      JsonNode action = legal.get(random.nextInt(legal.size()));
      harness.postAct(match, player, position.path("choice").intValue(), action);
    }
  }

  private static void undo(MatchHarness harness, String match, String player) {
    String body =
        "{\"commandId\":\"%s\",\"choice\":%d}"
            .formatted(harness.nextCommand(), choice(harness, match, player));
    harness.post(match, "undo", player, body);
  }

  /** 0 for who has been removed. */
  private static int choice(MatchHarness harness, String match, String player) {
    return harness.snapshot(match, player).path("choice").asInt(0);
  }

  /** Never the first seat: somebody plays to the end. */
  private static void removeSometimes(
      MatchHarness harness, String match, int seats, Random random) {
    int seat = random.nextInt(seats);
    if (seat > 0 && random.nextInt(4) == 0) {
      harness.remove(match, seat);
    }
  }

  /** The rest follows by itself: what the journal answers, and what only looks. */
  private static boolean isFromOutside(MatchMessage message) {
    return switch (message) {
      case MatchMessage.SentCommand command -> true;
      case MatchMessage.CheckTime check -> true;
      case MatchMessage.BotAct act -> true;
      case MatchMessage.HintThought thought -> true;
      case MatchMessage.SentQuery query -> false;
      case MatchMessage.SentBotRequest request -> false;
      case MatchMessage.TakeUp takeUp -> false;
      case MatchMessage.TakeOver takeOver -> false;
      case MatchMessage.TellAgain tellAgain -> false;
      case MatchMessage.Evict evict -> false;
      case MatchMessage.Written answer -> false;
      case MatchMessage.NotWritten answer -> false;
    };
  }

  private static void handle(MatchHarness harness, String match, MatchMessage message) {
    LiveMatch live = harness.live().live(match).orElseThrow();
    switch (message) {
      case MatchMessage.SentCommand sent ->
          live.command(sent.seat(), sent.player(), sent.command(), sent.replyTo());
      case MatchMessage.CheckTime check -> live.checkTime();
      default -> throw new IllegalArgumentException("Not from outside: " + message);
    }
    harness.settle();
  }

  private static List<Map<String, @Nullable Object>> rows(MatchHarness harness) {
    return harness
        .jdbc
        .sql(
            "select number, at, kind, seat, about, word, action, command_id from match_entries"
                + " order by number")
        .query()
        .listOfRows();
  }
}
