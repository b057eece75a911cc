package games.chalet.benchmark;

import games.chalet.engine.Game;
import games.chalet.engine.GameInfo;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Turn;
import games.chalet.json.Json;
import games.chalet.match.ActedBy;
import games.chalet.match.BotPace;
import games.chalet.match.NewMatch.Pace;
import games.chalet.match.NewMatch.Visibility;
import games.chalet.match.Seating;
import games.chalet.match.TurnClock;
import games.chalet.match.journal.Entry;
import games.chalet.match.journal.Header;
import games.chalet.match.journal.NumberedEntry;
import games.chalet.match.state.Deadlines;
import games.chalet.match.state.Fold;
import games.chalet.match.state.GameJson;
import games.chalet.match.state.Position;
import games.chalet.match.state.Positions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A random match of a game with its journal, the same in each run, to be folded and shown. */
final class PlayedMatch<S extends Record, A, V extends Record, E> {

  private static final Json JSON = Json.create();
  private static final Instant BEGAN = Instant.parse("2026-11-22T12:00:00Z");
  private static final int MOST_ACTIONS = 400;
  private static final Deadlines NO_CLOCKS =
      new Deadlines(BEGAN, Duration.ofMinutes(1), Optional.empty(), false);

  private final Fold<?, S, A, V, E> fold;
  private final List<NumberedEntry> entries = new ArrayList<>();

  private PlayedMatch(Fold<?, S, A, V, E> fold) {
    this.fold = fold;
  }

  /** A match with as many seats as the game likes, played to its end or for 400 actions. */
  static <O extends Record, S extends Record, A, V extends Record, E> PlayedMatch<S, A, V, E> of(
      Game<O, S, A, V, E> game) {
    int seats = game.info().maxSeats();
    PlayedMatch<S, A, V, E> played =
        new PlayedMatch<>(new Fold<>(game, new GameJson<>(JSON, game), header(game, seats)));
    played.play(game);
    return played;
  }

  private static <O extends Record> Header header(Game<O, ?, ?, ?, ?> game, int seats) {
    GameInfo<O> info = game.info();
    return new Header(
        "benchmark",
        "table",
        new Header.PlayedGame(info.id(), info.rulesVersion(), JSON.tree(game.defaults(seats))),
        IntStream.range(0, seats).mapToObj(seat -> new Seating("p" + seat, "P" + seat)).toList(),
        new Header.Deal(Optional.empty(), new Seed("%064x".formatted(1)), Optional.empty()),
        new Pace(
            TurnClock.OFF,
            info.windows().stream()
                .collect(Collectors.toMap(GameInfo.Window::kind, GameInfo.Window::length)),
            BotPace.USUAL),
        new Visibility(true, true, false),
        BEGAN);
  }

  private void play(Game<?, S, A, V, E> game) {
    SplittableRandom random = new SplittableRandom(1);
    Position<S, A, V> position = fold.deal();
    while (position.turn() instanceof Turn.Decision decision && entries.size() < MOST_ACTIONS) {
      S state = position.state();
      Seat seat =
          decision.mayAct().stream()
              .filter(able -> !game.legalActions(state, able).isEmpty())
              .findFirst()
              .orElseThrow();
      List<A> legal = game.legalActions(state, seat);
      A action = legal.get(random.nextInt(legal.size()));
      int number = entries.size() + 1;
      NumberedEntry numbered =
          new NumberedEntry(
              number,
              BEGAN.plusSeconds(number),
              new Entry.Act(seat, JSON.text(action), ActedBy.PERSON, "command" + number));
      entries.add(numbered);
      position = fold.next(position, numbered).after();
    }
  }

  int size() {
    return entries.size();
  }

  /** Folds the journal; answers what each entry has changed. */
  List<Fold.Transition<S, A, V, E>> transitions() {
    List<Fold.Transition<S, A, V, E>> transitions = new ArrayList<>(entries.size());
    Position<S, A, V> position = fold.deal();
    for (NumberedEntry numbered : entries) {
      Fold.Transition<S, A, V, E> transition = fold.next(position, numbered);
      transitions.add(transition);
      position = transition.after();
    }
    return transitions;
  }

  /** The positions of one transition. */
  Positions<S, A, V, E> positions(Fold.Transition<S, A, V, E> transition) {
    return new Positions<>(
        fold,
        transition.after(),
        Positions.News.of(transition),
        new Positions.Away(Set.of(), Map.of()),
        NO_CLOCKS,
        transition.numbered().at());
  }

  int viewers() {
    return fold.viewers().size();
  }
}
