package games.chalet.solo.daily;

import games.chalet.bots.Level;
import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Outcome;
import games.chalet.engine.Seat;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import games.chalet.json.Json;
import games.chalet.match.ActedBy;
import games.chalet.match.MatchSummary;
import games.chalet.match.Replay;
import games.chalet.match.TurnView;
import games.chalet.rules.GameCatalog;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;

/** Lines of actions with the cards of a day, as replays: they were never played in a match. */
@Component
public final class LineReplays {

  private static final Seat ALONE = new Seat(0);

  private final GameCatalog games;
  private final Json json;

  LineReplays(GameCatalog games, Json json) {
    this.games = games;
    this.json = json;
  }

  /**
   * The player who is shown for the line.
   *
   * @param level the level of the bot; empty for one who knew all cards
   */
  public record By(String id, String name, Optional<Level> level) {}

  /**
   * Returns the replay of a line; empty if its rules are no longer known.
   *
   * @param line the actions as a list in JSON
   * @param at the date to show
   */
  public Optional<Replay> of(DayCards cards, String line, By by, Instant at) {
    return games
        .find(cards.game(), cards.rulesVersion())
        .map(game -> new Reading<>(game, json, at).read(cards, line, by));
  }

  /** One pass through a line. */
  private record Reading<O extends Record, S extends Record, A, V extends Record, E>(
      Game<O, S, A, V, E> game, Json json, Instant at, List<Replay.Ply> plies) {

    Reading(Game<O, S, A, V, E> game, Json json, Instant at) {
      this(game, json, at, new ArrayList<>());
    }

    Replay read(DayCards cards, String line, By by) {
      Chance chance = new Chance(cards.seed());
      S state = game.initialState(cards.optionsFor(game, json), 1, Optional.empty(), chance);
      add(state, List.of(), null);
      for (A action : Lines.read(line, game.actionType(), json)) {
        Step<S, E> step = game.apply(state, ALONE, action, chance);
        state = step.state();
        add(state, step.events(), action);
      }
      Outcome outcome = ((Turn.Over) game.turn(state)).outcome();
      Optional<JsonNode> ending = game.ending(state).map(it -> json.tree((Object) it));
      return new Replay(
          summary(cards, by, MatchSummary.Progress.over(at, at, outcome, ending)), plies);
    }

    private void add(S state, List<E> events, @Nullable A action) {
      plies.add(
          new Replay.Ply(
              plies.size(),
              at,
              action == null
                  ? Replay.Act.NONE
                  : new Replay.Act(ALONE, ActedBy.BOT, json.tree(action), Optional.empty()),
              json.tree(game.view(state, new Viewer.Seated(ALONE))),
              TurnView.of(game.turn(state)),
              trees(events),
              trees(game.hindsight(state)),
              game.points(state)));
    }

    private List<JsonNode> trees(List<E> events) {
      return events.stream().map(event -> json.tree((Object) event)).toList();
    }

    private MatchSummary summary(DayCards cards, By by, MatchSummary.Progress progress) {
      return new MatchSummary(
          by.id(),
          "",
          new MatchSummary.Rules(cards.game(), cards.rulesVersion(), cards.options()),
          List.of(new MatchSummary.Seated(ALONE, by.id(), by.name(), by.level())),
          new MatchSummary.Cards(cards.seed().hash(), cards.seed().hex()),
          progress,
          false);
    }
  }
}
