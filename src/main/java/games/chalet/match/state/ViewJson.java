package games.chalet.match.state;

import games.chalet.json.RecordProperty;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/**
 * The JSON of the views of one game. The public part of the state is one and the same object in all
 * viewers' views: it is written once for all of them, and only the rest once for each. The bytes
 * are those that {@link games.chalet.json.Json} would write.
 */
final class ViewJson<V extends Record> {

  private static final byte[] BEGIN = JsonBytes.utf8("{");
  private static final byte[] END = JsonBytes.utf8("}");

  private final List<Part> parts = new ArrayList<>();

  ViewJson(JsonMapper mapper, Class<V> type) {
    for (RecordProperty property : RecordProperty.of(type)) {
      parts.add(new Part(property, parts.isEmpty() ? "" : ",", mapper));
    }
  }

  /** Returns a writer for the views of one position, one after the other. */
  Writer writers() {
    return new Writer();
  }

  /** Views of one position. For one thread at a time. */
  final class Writer {

    private final List<PartWriter> writers = parts.stream().map(PartWriter::new).toList();

    byte[] write(V view) {
      byte[][] pieces = new byte[writers.size() + 2][];
      int count = 0;
      pieces[count++] = BEGIN;
      for (PartWriter stored : writers) {
        pieces[count++] = stored.write(view);
      }
      pieces[count] = END;
      return JsonBytes.joined(pieces);
    }
  }

  /** A part, as it was written last. */
  private static final class PartWriter {

    private final Part part;
    private @Nullable Object value;
    private byte @Nullable [] written;

    PartWriter(Part part) {
      this.part = part;
    }

    @SuppressWarnings(
        "ReferenceEquality") // Comparing the contents would cost more than writing them.
    byte[] write(Record view) {
      Object wanted = part.of(view);
      byte[] known = written;
      if (known == null || wanted != value) {
        known = part.write(wanted);
        value = wanted;
        written = known;
      }
      return known;
    }
  }

  /** A component of a view. */
  private static final class Part {

    private final RecordProperty property;
    private final byte[] name;
    private final ObjectWriter writer;

    Part(RecordProperty property, String before, JsonMapper mapper) {
      this.property = property;
      this.name = JsonBytes.utf8(before + '"' + property.name() + "\":");
      this.writer = mapper.writerFor(mapper.constructType(property.type()));
    }

    @Nullable Object of(Record view) {
      return property.in(view);
    }

    byte[] write(@Nullable Object value) {
      return JsonBytes.joined(name, writer.writeValueAsBytes(value));
    }
  }
}
