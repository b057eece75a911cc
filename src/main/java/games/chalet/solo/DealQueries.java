package games.chalet.solo;

import games.chalet.engine.Outcome;
import games.chalet.json.Json;
import games.chalet.match.MatchSummary;
import games.chalet.player.Player;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.data.domain.Limit;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;

/** The queries on deals and records. */
@Component
class DealQueries {

  private static final int MOST_RESULTS = 100;
  private static final int SERVER_RECORDS = 10;
  private static final int OWN_RECORDS = 5;

  /** With fewer results a reader sees each of them at a glance. */
  private static final int FEWEST_WITH_MEDIAN = 4;

  private final DealRepository deals;
  private final AttemptRepository attempts;
  private final AttemptMessageFactory messages;
  private final AttemptResults results;
  private final DealSecrecy secrecy;
  private final BotRuns bots;
  private final Streaks streaks;
  private final Json json;

  DealQueries(
      DealRepository deals,
      AttemptRepository attempts,
      AttemptMessageFactory messages,
      AttemptResults results,
      DealSecrecy secrecy,
      BotRuns bots,
      Streaks streaks,
      Json json) {
    this.deals = deals;
    this.attempts = attempts;
    this.messages = messages;
    this.results = results;
    this.secrecy = secrecy;
    this.bots = bots;
    this.streaks = streaks;
    this.json = json;
  }

  /** Returns the deal that a link leads to. */
  Deal find(String code) {
    return deals.findById(code).orElseThrow(SoloRefusal.UNKNOWN_DEAL::of);
  }

  DealMessage read(Deal deal, Optional<Player> player) {
    String reader = player.map(Player::id).orElse(null);
    if (reader != null) {
      results.catchUp(reader);
    }
    return new DealMessage(
        deal.code(),
        deal.kind(),
        new MatchSummary.Rules(deal.game(), deal.rulesVersion(), deal.options()),
        Optional.ofNullable(deal.day()),
        deal.endsAt(),
        deal.seed().hash(),
        leaderboard(deal, reader),
        secrecy.isOpenTo(reader, deal));
  }

  /**
   * Returns true if a player has played out the one attempt at this deal that counts; their match
   * may just have ended.
   */
  boolean hasFinished(Deal deal, String player) {
    results.catchUp(player);
    return attempts
        .counted(player, deal.seed().hash())
        .filter(attempt -> attempt.progress().status() == Attempt.Status.OVER)
        .isPresent();
  }

  private DealMessage.Leaderboard leaderboard(Deal deal, @Nullable String reader) {
    String cards = deal.seed().hash();
    List<Attempt> best = attempts.best(cards, Limit.of(MOST_RESULTS));
    boolean areAll = best.size() < MOST_RESULTS;
    int ranked = areAll ? best.size() : attempts.countRanked(cards);
    return new DealMessage.Leaderboard(
        Optional.ofNullable(deal.challenger())
            .flatMap(challenger -> attempts.counted(challenger, cards))
            .map(attempt -> atCards(attempt, reader)),
        mine(reader, cards).map(attempt -> atCards(attempt, reader)),
        messages.best(best, reader),
        areAll ? Optional.empty() : Optional.of(ranked),
        median(best, ranked, cards),
        bots.find(deal),
        streak(deal, reader));
  }

  /** Returns the middle result: at least half of all are as good or better. */
  private Optional<Outcome> median(List<Attempt> best, int ranked, String cards) {
    if (ranked < FEWEST_WITH_MEDIAN) {
      return Optional.empty();
    }
    int better = (ranked - 1) / 2;
    return (better < best.size() ? Optional.of(best.get(better)) : attempts.after(better, cards))
        .flatMap(attempt -> Optional.ofNullable(attempt.progress().outcome()));
  }

  private Optional<Integer> streak(Deal deal, @Nullable String reader) {
    LocalDate day = deal.day();
    return day == null || reader == null
        ? Optional.empty()
        : Optional.of(streaks.upTo(day, deal, reader));
  }

  /** Returns which cards the reader's own match for one has. */
  DealtMatch of(MatchSummary match, Player reader) {
    boolean again =
        attempts.findById(match.id()).filter(attempt -> !attempt.purpose().counts()).isPresent();
    return new DealtMatch(
        again, deals.findBySeedHash(match.seedHash()).map(deal -> read(deal, Optional.of(reader))));
  }

  private Optional<Attempt> mine(@Nullable String reader, String cards) {
    return reader == null
        ? Optional.empty()
        : attempts
            .counted(reader, cards)
            .or(
                () ->
                    attempts.running(reader).stream()
                        .filter(attempt -> attempt.isAt(cards))
                        .findFirst());
  }

  private AttemptMessage atCards(Attempt attempt, @Nullable String reader) {
    return messages.some(List.of(attempt), attempts::placeAtCards, reader).getFirst();
  }

  /** Returns a deal of today with its related data. */
  DailyMessage daily(Deal today, LocalDate day, Optional<Player> player) {
    Optional<Deal> yesterday = deals.findByGameAndDay(today.game(), day.minusDays(1));
    DealMessage message = read(today, player);
    return new DailyMessage(
        message,
        message.leaderboard().streak().orElse(0),
        yesterday.flatMap(
            deal ->
                messages.best(winner(deal), player.map(Player::id).orElse(null)).stream()
                    .findFirst()),
        yesterday.map(Deal::code));
  }

  /** Returns the winner; a lost result has not won, even if nobody did better. */
  private List<Attempt> winner(Deal deal) {
    return attempts.best(deal.seed().hash(), Limit.of(1)).stream()
        .filter(Attempt::isSuccess)
        .toList();
  }

  /** Returns the best results of each game and variation. */
  List<BestListMessage> records(Optional<String> game, Optional<Player> player) {
    player.map(Player::id).ifPresent(results::catchUp);
    return attempts.variations().stream()
        .filter(variation -> game.filter(it -> !it.equals(variation.game())).isEmpty())
        .map(variation -> records(variation, player.map(Player::id).orElse(null)))
        .filter(list -> !list.everyone().isEmpty())
        .toList();
  }

  private BestListMessage records(AttemptRepository.Variation variation, @Nullable String reader) {
    List<Attempt> own =
        reader == null ? List.of() : attempts.bestOf(reader, variation, Limit.of(OWN_RECORDS));
    return new BestListMessage(
        variation.game(),
        json.read(variation.options(), JsonNode.class),
        messages.best(attempts.best(variation, Limit.of(SERVER_RECORDS)), reader),
        messages.some(own, attempts::placeInVariation, reader));
  }

  /**
   * The cards of a match of the reader's own: the <i>dealt</i> of {@code docs/protocol.md}.
   *
   * @param again true if its player had seen the cards before, so that it counts for nothing
   * @param deal the deal to which its cards belong; empty while they are not shared
   */
  record DealtMatch(boolean again, Optional<DealMessage> deal) {}

  /**
   * A game's deal of today, as {@code docs/protocol.md} has it.
   *
   * @param streak the number of days in a row, up to today or yesterday, on which the reader has a
   *     result
   * @param yesterday the winner of yesterday; empty if nobody played
   * @param yesterdayDeal empty if nobody requested yesterday's deal
   */
  record DailyMessage(
      DealMessage deal,
      int streak,
      Optional<AttemptMessage> yesterday,
      Optional<String> yesterdayDeal) {}

  /**
   * The best results of a game in one variation, as {@code docs/protocol.md} has it: best first.
   */
  record BestListMessage(
      String game, JsonNode options, List<AttemptMessage> everyone, List<AttemptMessage> mine) {

    BestListMessage {
      everyone = List.copyOf(everyone);
      mine = List.copyOf(mine);
    }
  }
}
