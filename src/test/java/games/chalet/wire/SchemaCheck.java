package games.chalet.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Holds messages against the schema of them all. */
public final class SchemaCheck {

  private final ObjectNode all;
  private final SchemaRegistry registry =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
  private final Map<String, Schema> schemas = new ConcurrentHashMap<>();

  private SchemaCheck(ObjectNode all) {
    this.all = all;
  }

  /** As it is, but that a property that the schema does not know is wrong, too. */
  public static SchemaCheck strict() {
    ObjectNode all = MessageSchema.tree();
    all.get("$defs")
        .propertyStream()
        .forEach(one -> close(one.getKey(), (ObjectNode) one.getValue()));
    return new SchemaCheck(all);
  }

  /** Paths are properties of their own; what refers to another definition only narrows it. */
  private static void close(String name, ObjectNode definition) {
    if (definition.path("type").asString("").equals("object")
        && !name.equals("position-changes")
        && !definition.has("additionalProperties")) {
      definition.set("additionalProperties", JsonNodeFactory.instance.booleanNode(false));
    }
  }

  /** Fails where the message is not as the definition of that name says. */
  public void check(String definition, JsonNode message) {
    assertThat(errors(definition, message)).as("%s %s", definition, message).isEmpty();
  }

  List<Error> errors(String definition, JsonNode message) {
    return schemas.computeIfAbsent(definition, this::schema).validate(message);
  }

  private Schema schema(String definition) {
    assertThat(all.get("$defs").has(definition)).as("The schema has %s", definition).isTrue();
    ObjectNode one = JsonSchema.reference(definition);
    one.set("$defs", all.get("$defs"));
    return registry.getSchema(one);
  }
}
