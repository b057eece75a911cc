package games.chalet.match.state;

import games.chalet.engine.Chance;
import games.chalet.engine.Game;
import games.chalet.engine.Seat;
import games.chalet.engine.Seed;
import games.chalet.engine.Step;
import games.chalet.engine.Turn;
import games.chalet.engine.Viewer;
import java.security.SecureRandom;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * The result of a seat's own actions, one after the other and within its own turn.
 *
 * <p>They are tried out on a state resampled for that seat, with a chance of its own: the seat
 * cannot tell it from the true one, and it contains none of the true one's secrets. So nothing
 * hidden can get into the answer, not even where a game is wrong about what it reveals.
 */
public final class ActionPreview<S extends Record, A, V extends Record, E> {

  /** More than any turn has. */
  private static final int LONGEST = 24;

  private static final SecureRandom RANDOM = new SecureRandom();

  private final Fold<?, S, A, V, E> fold;
  private final Game<?, S, A, V, E> game;
  private final Seat seat;
  private final Turn turn;
  private final Chance chance = new Chance(Seed.random(RANDOM));
  private S state;

  private ActionPreview(Fold<?, S, A, V, E> fold, Position<S, A, V> position, Seat seat) {
    this.fold = fold;
    this.game = fold.game();
    this.seat = seat;
    this.turn = position.turn();
    this.state = game.resample(position.state(), new Viewer.Seated(seat), chance);
  }

  /** The view and the legal actions after those actions. */
  public record Foreseen(JsonNode view, List<JsonNode> legalActions) {}

  /**
   * Answers a seat's question.
   *
   * @param choice the number that the person saw
   * @throws games.chalet.web.RefusedException if that may not be known, or is not possible
   */
  public static <S extends Record, A, V extends Record, E> Foreseen of(
      Fold<?, S, A, V, E> fold,
      Position<S, A, V> position,
      Seat seat,
      int choice,
      List<JsonNode> actions) {
    if (actions.isEmpty() || actions.size() > LONGEST) {
      throw MatchRefusal.PREVIEW_LENGTH.of(LONGEST);
    }
    if (position.over()) {
      throw MatchRefusal.OVER.of();
    }
    if (choice != position.choice(seat)) {
      throw MatchRefusal.MOVED_ON.of();
    }
    if (!(position.turn() instanceof Turn.Decision decision)
        || !decision.awaited().contains(seat)) {
      throw MatchRefusal.NOT_YOUR_TURN.of();
    }
    GameJson<A, V, E> json = fold.json();
    List<A> wanted = actions.stream().map(json::readAction).toList();
    ActionPreview<S, A, V, E> foresight = new ActionPreview<>(fold, position, seat);
    wanted.forEach(foresight::go);
    return foresight.answer();
  }

  private void go(A action) {
    if (!legalActions().contains(action)) {
      throw MatchRefusal.ofTheGame(409, game.refusal(state, seat, action));
    }
    Step<S, E> step = game.apply(state, seat, action, chance);
    if (step.revealed()) {
      throw MatchRefusal.PREVIEW_REVEALS.of();
    }
    if (!isSameTurn(game.turn(step.state()))) {
      throw MatchRefusal.PREVIEW_ENDS_TURN.of();
    }
    state = step.state();
  }

  /** Returns true if the same seats are still awaited. */
  private boolean isSameTurn(Turn then) {
    return turn instanceof Turn.Decision before
        && then instanceof Turn.Decision after
        && after.number() == before.number()
        && after.window().equals(before.window())
        && after.awaited().equals(before.awaited());
  }

  private List<A> legalActions() {
    return game.legalActions(state, seat);
  }

  private Foreseen answer() {
    GameJson<A, V, E> json = fold.json();
    return new Foreseen(
        json.tree(json.view(game.view(state, new Viewer.Seated(seat)))),
        json.tree(json.actions(legalActions())).valueStream().toList());
  }
}
