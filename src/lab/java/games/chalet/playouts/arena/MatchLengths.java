package games.chalet.playouts.arena;

import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.json.Json;
import games.chalet.playouts.Seeds;
import games.chalet.playouts.Variant;
import games.chalet.rules.GameCatalog;
import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The command that estimates how long a match lasts between persons, for the cards of the games;
 * see {@code docs/measurements.md}. Bots play with the options that a new room has. Each turn is
 * counted with {@link #THOUGHT} seconds of thought, each action with {@link #HAND} seconds of hand.
 * The same arguments give the same table.
 */
final class MatchLengths<S extends Record> implements Player<S> {

  private static final double THOUGHT = 10;
  private static final double HAND = 4;
  private static final double SECONDS = 60;
  private static final int QUARTERS = 4;

  private final Player<S> bot;
  private int actions;
  private int turns;
  private Optional<String> last = Optional.empty();

  private MatchLengths(Player<S> bot) {
    this.bot = bot;
  }

  public static void main(String[] words) {
    if (words.length != 3) {
      System.out.println("Arguments: level, matches of each kind, seed");
      return;
    }
    System.out.println("| game | players | turns | actions | minutes: a quarter | half | three |");
    System.out.println("|---|---|---|---|---|---|---|");
    for (Game<?, ?, ?, ?, ?> game : new GameCatalog().games()) {
      for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
        System.out.println(row(game, seats, words[0], Integer.parseInt(words[1]), words[2]));
      }
    }
  }

  private static <O extends Record, S extends Record> String row(
      Game<O, S, ?, ?, ?> game, int seats, String level, int matches, String seed) {
    Variant<O> variant = Variant.of(game, seats, Map.of(), Json.create());
    double[] minutes = new double[matches];
    long turns = 0;
    long actions = 0;
    for (int number = 0; number < matches; number++) {
      MatchLengths<S> all = new MatchLengths<>(Player.named(game, level, Optional.empty()));
      new Match<>(game, Collections.<Player<S>>nCopies(seats, all))
          .play(variant, Seeds.of(seed, Integer.toString(number)));
      minutes[number] = (all.turns * THOUGHT + all.actions * HAND) / SECONDS;
      turns += all.turns;
      actions += all.actions;
    }
    Arrays.sort(minutes);
    return String.format(
        Locale.ROOT,
        "| %s | %d | %d | %d | %.0f | %.0f | %.0f |",
        game.info().name(),
        seats,
        turns / matches,
        actions / matches,
        minutes[matches / QUARTERS],
        minutes[matches / 2],
        minutes[matches - 1 - matches / QUARTERS]);
  }

  /** Plays as the bot does; objections take nobody's time. */
  @Override
  public Optional<S> move(S state, Seat seat, Turn.Decision turn, Dealer dealer) {
    Optional<S> after = bot.move(state, seat, turn, dealer);
    if (after.isPresent() && turn.window().isEmpty()) {
      String now = seat.index() + "/" + turn.number();
      turns += last.equals(Optional.of(now)) ? 0 : 1;
      actions++;
      last = Optional.of(now);
    }
    return after;
  }
}
