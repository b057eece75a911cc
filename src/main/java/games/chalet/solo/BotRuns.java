package games.chalet.solo;

import games.chalet.bots.Bot;
import games.chalet.bots.Level;
import games.chalet.bots.Situation;
import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Outcome;
import games.chalet.engine.Playthrough;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.json.Json;
import games.chalet.rules.GameCatalog;
import games.chalet.storage.DiskSpace;
import games.chalet.storage.locks.SharedLocks;
import games.chalet.web.ReadCache;
import games.chalet.web.limits.FairReads;
import games.chalet.web.limits.Party;
import java.util.Optional;
import java.util.SplittableRandom;
import org.springframework.stereotype.Component;

/**
 * The results of bots with the cards of deals. A bot plays a deal when a player first asks for its
 * result, which is kept. Its level makes no playouts, so a deal takes milliseconds: it is played on
 * the thread of {@link FairReads}, while the caller waits.
 */
@Component
class BotRuns {

  /** The level that the page proposes for bots. */
  private static final Level LEVEL = Level.SKIER;

  private static final Seat ALONE = new Seat(0);
  private static final int MOST_ACTIONS = 2_000;
  private static final int HEX_OF_A_LONG = 16;
  private static final int REMEMBERED = 500;

  private final GameCatalog games;
  private final BotRunRepository runs;
  private final SharedLocks locks;
  private final FairReads threads;
  private final DiskSpace space;
  private final Json json;
  private final ReadCache<String, Outcome> known = new ReadCache<>(REMEMBERED);

  BotRuns(
      GameCatalog games,
      BotRunRepository runs,
      SharedLocks locks,
      FairReads threads,
      DiskSpace space,
      Json json) {
    this.games = games;
    this.runs = runs;
    this.locks = locks;
    this.threads = threads;
    this.space = space;
    this.json = json;
  }

  /** Returns the result of the bot; empty before a player has asked for it. */
  Optional<Outcome> find(Deal deal) {
    String cards = deal.seed().hash();
    return known.get(cards, () -> runs.findById(cards).map(BotRun::outcome));
  }

  /**
   * Makes a bot play the cards, unless one has. The caller has checked that the player may ask.
   *
   * @throws games.chalet.web.RefusedException if too many others ask, the rules have changed, or
   *     the disk has no room
   */
  void ask(Deal deal, Party by) {
    if (find(deal).isEmpty()) {
      DealtCards cards = DealtCards.of(deal);
      cards.requireRules(games);
      space.requireForNew();
      if (threads.inTurn(by, () -> playOnce(cards)).isEmpty()) {
        throw SoloRefusal.BOT_BUSY.of();
      }
    }
  }

  private BotRun playOnce(DealtCards cards) {
    String hash = cards.seed().hash();
    return locks.holding(
        "bot run " + hash, () -> runs.findById(hash).orElseGet(() -> runs.keep(play(cards))));
  }

  private BotRun play(DealtCards cards) {
    Game<?, ?, ?, ?, ?> game = games.find(cards.game(), cards.rulesVersion()).orElseThrow();
    return new BotRun(cards.seed().hash(), outcome(game, cards));
  }

  /** Plays from what the seat sees. A repeated run ends the same. */
  private <O extends Record, S extends Record, A, V extends Record, E> Outcome outcome(
      Game<O, S, A, V, E> game, DealtCards cards) {
    String hash = cards.seed().hash();
    SplittableRandom random =
        new SplittableRandom(Long.parseUnsignedLong(hash, 0, HEX_OF_A_LONG, 16));
    Bot<S, V, A> bot = Bot.of(game, LEVEL);
    Playthrough<O, S, A, V, E> playthrough = new Playthrough<>(game, new Chance(cards.seed()));
    O options = json.read(cards.options(), game.info().optionsType());
    S state = playthrough.deal(options, 1, Optional.empty());
    int actions = 0;
    while (game.turn(state) instanceof Turn.Decision decision) {
      if (actions == MOST_ACTIONS) {
        throw new IllegalStateException("The bot did not finish the deal with seed " + hash);
      }
      A action = bot.decide(Situation.of(game, state, ALONE, decision), random).orElseThrow();
      state = playthrough.apply(state, ALONE, action).state();
      actions++;
    }
    return ((Turn.Over) game.turn(state)).outcome();
  }
}
