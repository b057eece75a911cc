package games.chalet.playouts;

import static org.assertj.core.api.Assertions.assertThat;

import games.chalet.bots.Advice;
import games.chalet.bots.Advisor;
import games.chalet.bots.Bot;
import games.chalet.bots.Level;
import games.chalet.bots.Situation;
import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.GameBot;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Sight;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.json.Json;
import games.chalet.rules.GameBots;
import games.chalet.rules.GameCatalog;
import games.chalet.testing.Series;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Hints compared with what the bot plays, and their reasons with what then happens. */
@Execution(ExecutionMode.CONCURRENT)
class HintsTest {

  private static final int POSITIONS = Series.of(1000);
  private static final int SEED_BYTES = 32;

  /** A position in so many is looked at, so that they come from many matches. */
  private static final int ONE_IN = 5;

  private static final GameBot.Effort SHORT = new GameBot.Effort(40, 40, 10);

  /** The rest are near ties, which hint and bot decide by different random numbers. */
  private static final double MOST = 0.7;

  static Stream<Game<?, ?, ?, ?, ?>> games() {
    return new GameCatalog().games().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void hintsAreWhatTheBotPlaysAndTheirWordsAreTrue(Game<?, ?, ?, ?, ?> game) {
    new Positions<>(game).look();
  }

  /** Positions of matches that beginners play, over all options and numbers of seats. */
  private static final class Positions<O extends Record, S extends Record, A, V extends Record, E> {

    private final Game<O, S, A, V, E> game;
    private final GameBot<V, A> own;
    private final Bot<S, V, A> player;
    private final Bot<S, V, A> byRules;
    private final Advisor<S, V, A> rules;
    private final Bot<S, V, A> ahead;
    private final Advisor<S, V, A> advisor;
    private final SplittableRandom random = new SplittableRandom(36);
    private int positions;
    private int played;
    private int sure;
    private int agreed;

    Positions(Game<O, S, A, V, E> game) {
      this.game = game;
      GameBot<V, A> bot = GameBots.of(game);
      GameBot.Effort effort = bot.effort().playouts() == 0 ? GameBot.Effort.NONE : SHORT;
      own = new GameBot<>(bot.policy(), bot.worth(), effort, bot.reasons());
      player = Bot.of(game, Level.BEGINNER);
      byRules = Bot.of(game, Level.SKIER);
      rules = Advisor.of(game, new GameBot<>(bot.policy(), bot.worth(), GameBot.Effort.NONE));
      ahead = Bot.of(game, own, effort);
      advisor = Advisor.of(game, own);
    }

    void look() {
      List<Variant<O>> variants = Variant.all(game, Json.create());
      for (int match = 0; positions < POSITIONS; match++) {
        play(variants.get(match % variants.size()));
      }
      assertThat((double) played).isGreaterThanOrEqualTo(MOST * positions);
      assertThat((double) agreed).isGreaterThanOrEqualTo(MOST * sure);
    }

    private void play(Variant<O> variant) {
      Chance chance = new Chance(seed());
      S state = game.initialState(variant.options(), variant.seats(), Optional.empty(), chance);
      while (positions < POSITIONS && game.turn(state) instanceof Turn.Decision decision) {
        Seat seat = decision.awaited().first();
        Situation<S, V, A> situation = Situation.of(game, state, seat, decision);
        if (random.nextInt(ONE_IN) == 0) {
          positions++;
          check(situation);
          for (Advice.Weighed<A> choice : checked(advisor, situation).choices()) {
            claims(state, situation.sight(), choice.action().orElseThrow(), chance);
          }
        }
        A action = player.decide(situation, random).orElseThrow();
        state = game.apply(state, seat, action, chance).state();
      }
    }

    private Seed seed() {
      byte[] bytes = new byte[SEED_BYTES];
      random.nextBytes(bytes);
      return new Seed(HexFormat.of().formatHex(bytes));
    }

    private void check(Situation<S, V, A> situation) {
      Optional<A> skier = byRules.decide(situation, random);
      Advice<A> advice = checked(rules, situation);
      played +=
          advice.choices().stream()
                  .anyMatch(choice -> choice.action().equals(skier) && advice.isAboutAsGood(choice))
              ? 1
              : 0;
      Advice<A> looked = checked(advisor, situation);
      boolean surely = looked.choices().stream().skip(1).noneMatch(looked::isAboutAsGood);
      if (surely) {
        sure++;
        agreed += ahead.decide(situation, random).equals(looked.first().action()) ? 1 : 0;
      }
    }

    private Advice<A> checked(Advisor<S, V, A> by, Situation<S, V, A> situation) {
      Advice<A> advice = by.advise(situation, random.split());
      List<A> legal = situation.sight().legalActions();
      assertThat(advice.choices())
          .extracting(choice -> choice.action().orElseThrow())
          .isNotEmpty()
          .doesNotHaveDuplicates()
          .isSubsetOf(legal);
      return advice;
    }

    private void claims(S state, Sight<V, A> sight, A action, Chance chance) {
      S next = game.apply(state, sight.seat(), action, chance).state();
      V after = game.view(next, new Viewer.Seated(sight.seat()));
      for (Object reason : advisor.reasons(sight, action)) {
        assertThat(HintClaims.holds(sight.view(), sight.seat(), action, reason, after))
            .as("%s says %s where %s, and after it %s", action, reason, sight.view(), after)
            .isTrue();
      }
    }
  }
}
