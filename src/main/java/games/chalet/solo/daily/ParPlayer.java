package games.chalet.solo.daily;

import games.chalet.bots.Bot;
import games.chalet.bots.Situation;
import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Plays the cards of a day as a bot that sees what its seat sees; a repeated run ends the same. */
final class ParPlayer {

  private static final Seat ALONE = new Seat(0);
  private static final int MOST_ACTIONS = 2_000;
  private static final int HEX_OF_A_LONG = 16;

  private final Json json;
  private final Breath breath;

  ParPlayer(Json json, Breath breath) {
    this.json = json;
    this.breath = breath;
  }

  /** The pause between two decisions. */
  @FunctionalInterface
  interface Breath {

    /**
     * Waits until the bot may continue.
     *
     * @param nanos how long it has thought
     */
    void take(long nanos) throws InterruptedException;
  }

  <O extends Record, S extends Record, A, V extends Record> ParRun play(
      Game<O, S, A, V, ?> game, DayCards cards, int number) throws InterruptedException {
    String hash = cards.seed().hash();
    SplittableRandom random =
        new SplittableRandom(Long.parseUnsignedLong(hash, 0, HEX_OF_A_LONG, 16) + number);
    Bot<S, V, A> bot = Bot.of(game, Par.LEVEL);
    Chance chance = new Chance(cards.seed());
    List<A> actions = new ArrayList<>();
    S state = game.initialState(cards.optionsFor(game, json), 1, Optional.empty(), chance);
    while (game.turn(state) instanceof Turn.Decision decision) {
      if (actions.size() == MOST_ACTIONS) {
        throw new IllegalStateException("The par bot did not finish the match with seed " + hash);
      }
      long start = System.nanoTime();
      A action = bot.decide(Situation.of(game, state, ALONE, decision), random).orElseThrow();
      state = game.apply(state, ALONE, action, chance).state();
      actions.add(action);
      breath.take(System.nanoTime() - start);
    }
    Outcome outcome = ((Turn.Over) game.turn(state)).outcome();
    return new ParRun(
        new ParRun.Key(cards.seed().hash(), number), outcome, Lines.write(actions, json));
  }
}
