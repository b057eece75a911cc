package games.chalet.wire;

import static games.chalet.wire.JsonSchema.describe;
import static games.chalet.wire.JsonSchema.object;
import static games.chalet.wire.JsonSchema.reference;

import games.chalet.engine.Game;
import games.chalet.json.Json;
import games.chalet.rules.GameBots;
import games.chalet.rules.GameCatalog;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON Schema of all messages: one definition for each, and for what they mention. What the
 * rooms put together by hand (positions, changes) is described by hand.
 */
final class MessageSchema {

  private static final String COMMENT =
      """
      All messages of Chalet, made from the Java records; docs/protocol.md says what they mean. As a \
      whole it describes a message on a topic or on replies; each definition can be used by itself. \
      To make it anew: %s\
      """
          .formatted(WireTypes.COMMAND);

  private static final List<String> ON_REPLIES =
      List.of(
          "ack", "foreseen", "hint", "refused", "snapshot-reply", "table-reply", "unsubscribed");

  private static final List<String> ON_TOPICS =
      List.of("lobby", "table-news", "whole-position", "position-changes");

  private static final String PLAYED_FOR =
      "the seat for whose absent player a bot did this; left out otherwise";

  private final JsonSchema schema = new JsonSchema();

  private MessageSchema() {}

  /** The file as text. */
  static String text() {
    return Json.create().mapper().writerWithDefaultPrettyPrinter().writeValueAsString(tree())
        + "\n";
  }

  static ObjectNode tree() {
    return new MessageSchema().make();
  }

  private ObjectNode make() {
    Messages.ALL.forEach(it -> schema.define(it.name(), it.record(), it.isSent()));
    schema.define("position", Messages.ALIKE_FOR_ALL.record(), false);
    List<Game<?, ?, ?, ?, ?>> games = new GameCatalog().games();
    games.forEach(this::defineGame);
    Decks.byGame().forEach((id, deck) -> schema.define(id + ".cards", deck.getClass(), false));
    schema.define("position-changes", positionChanges());
    schema.define("snapshot-reply", snapshotReply());
    schema.define(
        "topic-message",
        describe(anyOf(ON_TOPICS.stream()), "Any message that a topic publishes."));
    schema.define(
        "reply", describe(anyOf(ON_REPLIES.stream()), "Any message on /user/topic/replies."));
    ObjectNode definitions = object();
    schema.definitions().forEach(definitions::set);
    Messages.ALL.forEach(it -> refine((ObjectNode) definitions.get(it.name()), it));
    completePosition((ObjectNode) definitions.get("position"));
    definitions.set("whole-position", wholePosition(definitions.get("position")));
    games.forEach(game -> definitions.set(game.info().id() + ".position", positionOf(game)));
    ObjectNode all = object();
    all.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    all.put("$comment", COMMENT);
    all.put("title", "Chalet");
    all.setAll(anyOf(Stream.of("topic-message", "reply")));
    all.set("$defs", sorted(definitions));
    return all;
  }

  private void defineGame(Game<?, ?, ?, ?, ?> game) {
    String id = game.info().id();
    schema.define(id + ".view", game.viewType(), false);
    schema.define(id + ".action", game.actionType(), false);
    schema.define(id + ".event", game.eventType(), false);
    schema.define(id + ".options", game.info().optionsType(), false);
    schema.define(id + ".reason", GameBots.of(game).reasons().type(), false);
    game.endingType().ifPresent(type -> schema.define(id + ".ending", type, false));
  }

  /** Says what {@code kind} is, and lets nothing be added to what is sent. */
  private static void refine(ObjectNode definition, Messages.Message message) {
    if (!message.kind().isEmpty()) {
      ((ObjectNode) definition.get("properties")).set("kind", constant(message.kind()));
    }
    if (message.isSent()) {
      definition.put("additionalProperties", false);
    }
    JsonNode id = definition.at("/properties/commandId");
    if (message.isSent() && id instanceof ObjectNode sent) {
      sent.put("pattern", "^[A-Za-z0-9]{1,64}$");
      describe(sent, "a new one for each command; the same again only to send it again");
      if (definition.at("/properties/choice") instanceof ObjectNode choice) {
        describe(choice, "the choice of the position by which the sender decided");
      }
    } else if (id instanceof ObjectNode answered && !answered.has("description")) {
      describe(answered, "of the command that this answers");
    }
  }

  /** The viewer's own part, before the part that all viewers share. */
  private static void completePosition(ObjectNode position) {
    ObjectNode alike = (ObjectNode) position.get("properties");
    ObjectNode properties = object();
    properties.set("match", type("string"));
    properties.set("viewer", type("string").put("pattern", "^(seat\\.[0-9]+|spectators)$"));
    properties.set(
        "version",
        number("grows by one with each position of this viewer; on a gap ask for the snapshot"));
    properties.set(
        "choice", number("counts the viewer's decisions, for an act to name; 0 for spectators"));
    properties.set("undo", number("how many of the viewer's last acts can be taken back"));
    properties.set(
        "takenBack", number("how many of the last events told before are no longer true"));
    properties.set("view", describe(type("object"), "the game's <id>.view"));
    properties.set(
        "legalActions",
        describe(listOf(object()), "what the viewer may do now: one of them goes into an act"));
    properties.set(
        "events", describe(listOf(object()), "what led to this position; empty in a snapshot"));
    ArrayNode required = JsonNodeFactory.instance.arrayNode();
    properties.propertyNames().forEach(required::add);
    position.get("required").forEach(required::add);
    properties.setAll(alike);
    properties.set("playedFor", number(PLAYED_FOR));
    position.set("properties", properties);
    position.set("required", required);
    describe(position, "A position as one viewer sees it; <id>.position has the types of a game.");
  }

  /** A position on its topic. */
  private static ObjectNode wholePosition(JsonNode position) {
    ObjectNode message = (ObjectNode) position.deepCopy();
    ObjectNode properties = object();
    properties.set("kind", constant("whole-position"));
    properties.setAll((ObjectNode) position.get("properties"));
    message.set("properties", properties);
    ((ArrayNode) message.get("required")).insert(0, "kind");
    return describe(message, "A position as its topic publishes it.");
  }

  private static ObjectNode snapshotReply() {
    ObjectNode properties = object();
    properties.set("kind", constant("snapshot"));
    properties.set("commandId", type("string"));
    properties.set("position", reference("position"));
    properties.set("past", describe(listOf(object()), "the last hundred events, oldest first"));
    properties.set(
        "pastPlayedFor",
        describe(
            type("object").set("additionalProperties", type("integer")),
            "by the index of an event in past, the seat for which a bot caused it"));
    properties.set(
        "turns",
        describe(listOf(type("integer")), "how many turns each seat has begun, this one included"));
    return describe(
        objectOf(
            properties, List.of("kind", "commandId", "position", "past", "pastPlayedFor", "turns")),
        "The answer to a snapshot of a match: its position, and what happened before.");
  }

  /** The position of one game. */
  private static ObjectNode positionOf(Game<?, ?, ?, ?, ?> game) {
    String id = game.info().id();
    ObjectNode properties = object();
    properties.set("view", reference(id + ".view"));
    properties.set("legalActions", listOf(reference(id + ".action")));
    properties.set("events", listOf(reference(id + ".event")));
    if (game.endingType().isPresent()) {
      properties.set("ending", reference(id + ".ending"));
    }
    ObjectNode position = reference("position");
    position.set("properties", properties);
    return describe(position, "A position of " + game.info().name() + ".");
  }

  private static ObjectNode positionChanges() {
    ObjectNode properties = object();
    properties.set("version", number("one more than on, if it is left out"));
    properties.set("on", number("the version of the position to which the changes apply"));
    properties.set("takenBack", type("integer"));
    properties.set("playedFor", number(PLAYED_FOR));
    properties.set("events", listOf(object()));
    properties.set("kind", JsonNodeFactory.instance.booleanNode(false));
    ObjectNode changes = objectOf(properties, List.of("on"));
    changes.put("$comment", "All other properties are paths; those that end in + add to a list.");
    changes.set("patternProperties", object().set("\\+$", type("array")));
    return describe(changes, "The changes since the position before, in place of a whole one.");
  }

  private static ObjectNode anyOf(Stream<String> names) {
    ArrayNode choices = JsonNodeFactory.instance.arrayNode();
    names.forEach(name -> choices.add(reference(name)));
    return object().set("anyOf", choices);
  }

  private static ObjectNode objectOf(ObjectNode properties, List<String> required) {
    ObjectNode definition = type("object").set("properties", properties);
    return definition.set("required", list(required.toArray(String[]::new)));
  }

  private static ObjectNode number(String description) {
    return describe(type("integer"), description);
  }

  private static ObjectNode type(String name) {
    return object().put("type", name);
  }

  private static ObjectNode listOf(ObjectNode element) {
    return type("array").set("items", element);
  }

  private static ObjectNode constant(String text) {
    return object().put("const", text);
  }

  private static ArrayNode list(String... texts) {
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    Stream.of(texts).forEach(list::add);
    return list;
  }

  private static ObjectNode sorted(ObjectNode definitions) {
    ObjectNode sorted = object();
    definitions
        .propertyStream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(one -> sorted.set(one.getKey(), one.getValue()));
    return sorted;
  }
}
