package games.chalet.match.state;

import games.chalet.engine.Game;
import games.chalet.json.Json;
import games.chalet.json.JsonChanges;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** The JSON of one game's actions, views and events. Expensive to create, cheap to share. */
public final class GameJson<A, V extends Record, E> {

  private static final byte[] NONE = JsonBytes.utf8("[]");

  private final Json json;
  private final Class<A> actionType;
  private final ObjectWriter action;
  private final ObjectWriter actions;
  private final ObjectWriter view;
  private final ViewJson<V> views;
  private final ObjectWriter events;
  private final JsonChanges changes;

  public GameJson(Json json, Game<?, ?, A, V, E> game) {
    JsonMapper mapper = json.mapper();
    this.json = json;
    this.actionType = game.actionType();
    this.action = mapper.writerFor(actionType);
    this.actions = mapper.writerFor(listOf(mapper, actionType));
    this.view = mapper.writerFor(game.viewType());
    this.views = new ViewJson<>(mapper, game.viewType());
    this.events = mapper.writerFor(listOf(mapper, game.eventType()));
    this.changes = new JsonChanges(json);
  }

  private static JavaType listOf(JsonMapper mapper, Class<?> type) {
    return mapper.getTypeFactory().constructCollectionType(List.class, type);
  }

  <O> O read(JsonNode options, Class<O> type) {
    return json.read(options, type);
  }

  /**
   * Returns the action that a client sent. Actions are equal as values, never compared as JSON.
   *
   * @throws games.chalet.web.RefusedException {@code malformed} if it is none
   */
  public A readAction(JsonNode tree) {
    try {
      return json.read(tree, actionType);
    } catch (JacksonException | IllegalArgumentException e) {
      throw MatchRefusal.NO_ACTION.of();
    }
  }

  public A readAction(String text) {
    return json.read(text, actionType);
  }

  public String writeAction(A value) {
    return action.writeValueAsString(value);
  }

  byte[] actions(List<A> values) {
    return values.isEmpty() ? NONE.clone() : actions.writeValueAsBytes(values);
  }

  public List<JsonNode> actionTrees(List<A> values) {
    return tree(actions(values)).valueStream().toList();
  }

  public byte[] view(V value) {
    return view.writeValueAsBytes(value);
  }

  /** Returns a writer for all views of one position; it writes the same bytes as {@link #view}. */
  ViewJson<V>.Writer views() {
    return views.writers();
  }

  public byte[] events(List<E> values) {
    return values.isEmpty() ? NONE.clone() : events.writeValueAsBytes(values);
  }

  /** Returns the reasons of a hint, written like events. */
  public List<JsonNode> reasons(List<?> values) {
    return values.stream().map(json::tree).toList();
  }

  /** Returns the numbers behind an outcome. */
  JsonNode ending(Record value) {
    return json.tree((Object) value);
  }

  /** Returns a comparison of what is sent of a position with what was before. */
  JsonChanges.Comparison changes() {
    return changes.comparison();
  }

  /** Turns, clocks, seats and votes: the same for every game. */
  byte[] common(Object value) {
    return json.write(value);
  }

  public JsonNode tree(byte[] written) {
    return json.tree(written);
  }

  public JsonNode tree(String written) {
    return json.read(written, JsonNode.class);
  }
}
