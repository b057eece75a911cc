package games.chalet.lesson;

import games.chalet.engine.Game;
import games.chalet.json.Json;
import games.chalet.rules.GameCatalog;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * The lessons of all games. Each is played through once, when it is first asked for; all learners
 * get the same.
 */
@Component
class Lessons {

  private final GameCatalog games;
  private final Json json;
  private final Map<String, Optional<Prepared>> prepared = new ConcurrentHashMap<>();

  Lessons(GameCatalog games, Json json) {
    this.games = games;
    this.json = json;
  }

  /** A lesson that was played through. */
  private static final class Prepared {

    private final byte[] lesson;
    private final Map<String, Rehearsal<?, ?, ?, ?, ?>> scenes;

    private Prepared(byte[] lesson, Map<String, Rehearsal<?, ?, ?, ?, ?>> scenes) {
      this.lesson = lesson;
      this.scenes = scenes;
    }
  }

  /** Returns a {@link Lesson} in JSON; empty if the game is not offered or has none. */
  Optional<byte[]> find(String game) {
    return prepare(game).map(prepared -> prepared.lesson);
  }

  /** Returns the answer to a question of a learner; see {@link Rehearsal#foresee}. */
  Lesson.Foreseen foresee(String game, String scene, int position, String actions) {
    Rehearsal<?, ?, ?, ?, ?> rehearsal =
        prepare(game)
            .flatMap(lesson -> Optional.ofNullable(lesson.scenes.get(scene)))
            .orElseThrow(LessonRefusal.UNKNOWN::of);
    return rehearsal.foresee(position, tree(actions));
  }

  private JsonNode tree(String actions) {
    try {
      return json.read(actions, JsonNode.class);
    } catch (JacksonException e) {
      throw LessonRefusal.ACTIONS_TEXT.of();
    }
  }

  /** Remembers nothing of ids that name no game: anyone may ask for any. */
  private Optional<Prepared> prepare(String id) {
    Optional<Prepared> known = prepared.get(id);
    if (known != null) {
      return known;
    }
    return games.find(id).flatMap(game -> prepared.computeIfAbsent(id, same -> prepare(game)));
  }

  private Optional<Prepared> prepare(Game<?, ?, ?, ?, ?> game) {
    String id = game.info().id();
    return script(id)
        .map(
            script -> {
              List<? extends Rehearsal<?, ?, ?, ?, ?>> rehearsals =
                  script.scenes().stream().map(scene -> Rehearsal.of(game, scene, json)).toList();
              List<Lesson.Scene> scenes = rehearsals.stream().map(Rehearsal::toScene).toList();
              Map<String, Rehearsal<?, ?, ?, ?, ?>> byId = new ConcurrentHashMap<>();
              for (int index = 0; index < scenes.size(); index++) {
                byId.put(scenes.get(index).id(), rehearsals.get(index));
              }
              return new Prepared(json.write(new Lesson(id, scenes)), Map.copyOf(byId));
            });
  }

  /** Returns the stored script; empty if there is none. */
  private Optional<Script> script(String game) {
    try (InputStream file = Lessons.class.getResourceAsStream(game + ".json")) {
      return file == null
          ? Optional.empty()
          : Optional.of(json.read(file.readAllBytes(), Script.class));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
