package games.chalet.playouts.arena;

import games.chalet.bots.Bot;
import games.chalet.bots.Level;
import games.chalet.bots.Situation;
import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Playthrough;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.playouts.BadArgumentsException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;

/** The player of a seat. */
@FunctionalInterface
interface Player<S extends Record> {

  /** The name of the player that acts as a seat does whose time ran out. */
  String TIMEOUT = "timeout";

  /** The state after what it does; empty if it waits. */
  Optional<S> move(S state, Seat seat, Turn.Decision turn, Dealer dealer);

  /** The things that a match gives to its players. */
  record Dealer(Chance chance, SplittableRandom random) {}

  /** The prefix of the names of players that use the bots of another build. */
  String BEFORE = "before:";

  /**
   * The level of that name, or {@link #TIMEOUT}.
   *
   * @param before the classes of another build
   */
  static <S extends Record, A, V extends Record> Player<S> named(
      Game<?, S, A, V, ?> game, String name, Optional<Path> before) {
    if (name.equals(TIMEOUT)) {
      return (state, seat, turn, dealer) ->
          turn.awaited().contains(seat)
              ? Optional.of(
                  game.apply(state, seat, game.timeoutAction(state, seat), dealer.chance()).state())
              : Optional.empty();
    }
    Bot<S, V, A> bot = bot(game, name, before);
    return (state, seat, turn, dealer) ->
        bot.decide(Situation.of(game, state, seat, turn), dealer.random())
            .map(
                action ->
                    new Playthrough<>(game, dealer.chance()).apply(state, seat, action).state());
  }

  private static <S extends Record, A, V extends Record> Bot<S, V, A> bot(
      Game<?, S, A, V, ?> game, String name, Optional<Path> before) {
    if (!name.startsWith(BEFORE)) {
      return Bot.of(game, level(name));
    }
    Path classes =
        before.orElseThrow(() -> new BadArgumentsException(name + " wants --before DIRECTORY"));
    return Bot.of(game, OtherBuild.botOf(game, classes), level(name.substring(BEFORE.length())));
  }

  private static Level level(String name) {
    return Arrays.stream(Level.values())
        .filter(level -> level.name().toLowerCase(Locale.ROOT).equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new BadArgumentsException(
                    "Nobody is called " + name + ": beginner, skier, racer, guide, timeout"));
  }
}
