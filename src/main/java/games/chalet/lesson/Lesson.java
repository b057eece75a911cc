package games.chalet.lesson;

import games.chalet.engine.Seat;
import games.chalet.match.TurnView;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A lesson as it is sent: everything that the learner's seat sees, action by action. */
public record Lesson(String game, List<Scene> scenes) {

  public Lesson {
    scenes = List.copyOf(scenes);
  }

  /**
   * One scene.
   *
   * @param id the name by which the page has the words
   * @param seats how many seats it has
   * @param learner the seat whose views these are
   * @param positions the position before the first step, then one more after each action
   */
  public record Scene(
      String id, int seats, Seat learner, List<Step> steps, List<Position> positions) {

    public Scene {
      steps = List.copyOf(steps);
      positions = List.copyOf(positions);
    }
  }

  /**
   * One step.
   *
   * @param id the name by which the page has the words
   * @param acts how many of the next actions belong to it
   * @param mine true if the learner does them; false if others do, or nothing is done
   */
  public record Step(String id, int acts, boolean mine) {}

  /**
   * A position as the learner's seat sees it.
   *
   * @param seat the seat whose action led to it; null before the first step
   * @param action that action; null before the first step
   * @param legalActions what the learner may do in it
   */
  public record Position(
      @Nullable Seat seat,
      @Nullable JsonNode action,
      JsonNode view,
      TurnView turn,
      List<JsonNode> events,
      List<JsonNode> legalActions) {

    public Position {
      events = List.copyOf(events);
      legalActions = List.copyOf(legalActions);
    }
  }

  /** The view and the legal actions that some of the learner's actions would lead to. */
  public record Foreseen(JsonNode view, List<JsonNode> legalActions) {

    public Foreseen {
      legalActions = List.copyOf(legalActions);
    }
  }
}
