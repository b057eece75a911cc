package games.chalet.playouts;

import games.chalet.bots.Bot;
import games.chalet.bots.Situation;
import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.GameBot;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Sight;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.rules.GameBots;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Checks that bots know no more than their seat sees. With the same random numbers a bot that looks
 * ahead decides alike in a state and in one that its seat cannot tell from it. Also checks a game's
 * code for bots: weights and reasons for all legal actions, and a worth between 0 and 1.
 */
final class BotChecks<S extends Record, A, V extends Record, E>
    implements PlayoutObserver<S, A, E> {

  /** The effort of short playouts; a leak would show at once. */
  private static final GameBot.Effort SMALL = new GameBot.Effort(20, 20, 5);

  private final Game<?, S, A, V, E> game;
  private final GameBot<V, A> own;
  private final Bot<S, V, A> bot;
  private final Seed seed;
  private int decisions;

  BotChecks(Game<?, S, A, V, E> game, Seed seed) {
    this(game, GameBots.of(game), seed);
  }

  BotChecks(Game<?, S, A, V, E> game, GameBot<V, A> own, Seed seed) {
    this.game = game;
    this.own = own;
    this.bot = Bot.of(game, own, SMALL);
    this.seed = seed;
  }

  int decisions() {
    return decisions;
  }

  @Override
  public void see(PlayoutPosition<S, A> position) {
    if (position.turn() instanceof Turn.Decision decision) {
      decision.mayAct().forEach(seat -> check(position, decision, seat));
    } else if (position.turn() instanceof Turn.Over over) {
      for (Seat seat : Seat.all(over.outcome().results().size())) {
        double worth = own.worth().after(over.outcome(), seat);
        position.check(worth >= 0 && worth <= 1, () -> "an end is worth " + worth);
      }
    }
  }

  private void check(PlayoutPosition<S, A> position, Turn.Decision decision, Seat seat) {
    Viewer viewer = new Viewer.Seated(seat);
    Seed luck = Seeds.of(seed.hex(), "bot/" + position.ply() + "/" + seat);
    S twin = game.resample(position.state(), viewer, new Chance(luck));
    long start = Long.parseUnsignedLong(luck.hex().substring(0, 16), 16);
    Optional<A> here = decide(position.state(), decision, seat, start);
    Optional<A> there = decide(twin, decision, seat, start);
    decisions++;
    position.check(
        here.equals(there),
        () -> "the bot of " + seat + " knows something hidden: " + here + ", not " + there);
    position.check(
        here.map(position.legalActions(seat)::contains).orElse(!decision.awaited().contains(seat)),
        () -> "the bot of " + seat + " does what is not legal: " + here);
    Sight<V, A> sight = Sight.of(game, position.state(), seat, decision);
    worthIsBetween(position, sight);
    reasonsAreGiven(position, sight);
  }

  private Optional<A> decide(S state, Turn.Decision decision, Seat seat, long start) {
    return bot.decide(Situation.of(game, state, seat, decision), new SplittableRandom(start));
  }

  private void worthIsBetween(PlayoutPosition<S, A> position, Sight<V, A> sight) {
    Seat seat = sight.seat();
    double worth = own.worth().before(sight.view(), seat);
    position.check(worth >= 0 && worth <= 1, () -> "the match is worth " + worth + " to " + seat);
  }

  private void reasonsAreGiven(PlayoutPosition<S, A> position, Sight<V, A> sight) {
    Class<?> type = own.reasons().type();
    for (A action : sight.legalActions()) {
      List<?> reasons = own.reasons().of(sight, action);
      position.check(
          reasons.stream().allMatch(type::isInstance),
          () -> "the reasons for " + action + " are " + reasons);
    }
  }
}
