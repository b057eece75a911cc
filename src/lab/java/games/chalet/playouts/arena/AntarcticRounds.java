package games.chalet.playouts.arena;

import games.chalet.engine.Seat;
import games.chalet.engine.Turn;
import games.chalet.json.Json;
import games.chalet.playouts.Seeds;
import games.chalet.playouts.Variant;
import games.chalet.rules.antarctic.Antarctic;
import games.chalet.rules.antarctic.board.AntarcticBoard;
import games.chalet.rules.antarctic.board.AntarcticOptions;
import games.chalet.rules.antarctic.board.AntarcticOptions.Loads;
import games.chalet.rules.antarctic.board.RoundScore;
import games.chalet.rules.antarctic.board.RoundScore.SeatScore;
import games.chalet.rules.antarctic.play.AntarcticState;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The command that measures how rounds of Antarctic Solitaire end, by the number of players and the
 * kind of loads (ruling B10); see {@code docs/measurements.md}. Each round is a match of its own
 * between bots of one level. The same arguments give the same table.
 */
final class AntarcticRounds implements Player<AntarcticState> {

  /** Of a normal distribution 95 % lie within so many standard deviations. */
  private static final double MOST = 1.96;

  private final Antarctic game = new Antarctic();
  private final Player<AntarcticState> bot;
  private final Variant<AntarcticOptions> variant;
  private Optional<AntarcticBoard> board = Optional.empty();
  private int early;
  private int atOnce;
  private int blocked;
  private int turns;
  private int losers;
  private int lost;

  private AntarcticRounds(Loads loads, int seats, String level, Map<String, String> options) {
    bot = Player.named(game, level, Optional.empty());
    Map<String, String> chosen = new HashMap<>(options);
    chosen.put("loads", loads.name());
    chosen.put("target", AntarcticOptions.Target.ONE_ROUND.name());
    variant = Variant.of(game, seats, chosen, Json.create());
  }

  public static void main(String[] words) {
    if (words.length < 3) {
      System.out.println("Arguments: level, rounds of each kind, seed, options as NAME=VALUE");
      return;
    }
    int rounds = Integer.parseInt(words[1]);
    Map<String, String> options = new HashMap<>();
    for (String word : List.of(words).subList(3, words.length)) {
      options.put(word.split("=", 2)[0], word.split("=", 2)[1]);
    }
    System.out.println(
        "| players | loads | too early | in the first turn | stuck | turns | lost |");
    System.out.println("|---|---|---|---|---|---|---|");
    for (int seats = 2; seats <= 6; seats++) {
      for (Loads loads : List.of(Loads.WILD, Loads.EXACT)) {
        System.out.println(
            new AntarcticRounds(loads, seats, words[0], options).row(rounds, words[2]));
      }
    }
  }

  private String row(int rounds, String seed) {
    for (int number = 1; number <= rounds; number++) {
      new Match<>(game, Collections.<Player<AntarcticState>>nCopies(variant.seats(), this))
          .play(variant, Seeds.of(seed, Integer.toString(number)));
      add(board.orElseThrow().rounds().getFirst());
    }
    return String.format(
        Locale.ROOT,
        "| %d | %s | %s | %s | %s | %.1f | %.0f |",
        variant.seats(),
        variant.options().loads(),
        share(early, rounds),
        share(atOnce, rounds),
        share(blocked, rounds),
        (double) turns / rounds,
        (double) lost / losers);
  }

  /** A turn is had once it has begun, so the last of it counts too. */
  private void add(RoundScore round) {
    blocked += round.blocked() ? 1 : 0;
    early += !round.blocked() && round.lastTurn() < variant.seats() ? 1 : 0;
    atOnce += !round.blocked() && round.lastTurn() == 1 ? 1 : 0;
    turns += round.lastTurn();
    losers += variant.seats() - round.winners().size();
    lost += round.scores().stream().mapToInt(SeatScore::points).sum();
  }

  private static String share(int part, int whole) {
    double share = (double) part / whole;
    double half = MOST * Math.sqrt(share * (1 - share) / whole);
    return String.format(Locale.ROOT, "%.1f %% ± %.1f", 100 * share, 100 * half);
  }

  /** Plays as the bot does, and remembers what it came to. */
  @Override
  public Optional<AntarcticState> move(
      AntarcticState state, Seat seat, Turn.Decision turn, Dealer dealer) {
    Optional<AntarcticState> after = bot.move(state, seat, turn, dealer);
    after.ifPresent(reached -> board = Optional.of(reached.board()));
    return after;
  }
}
